/**
 * A choice of 'Your Phone System or File Format' and the audio format delivered for it (docs/behaviour.md, On screen).
 */
export interface PhoneSystem {
  readonly value: string;
  readonly label: string;
  readonly format: string;
}

const mp3 = 'MP3 128 kbps';
const pcm8 = 'WAV PCM 8 kHz 16-bit mono';
const pcm16 = 'WAV PCM 16 kHz 16-bit mono';
const pcm44 = 'WAV PCM 44.1 kHz 16-bit';
const ulaw = 'WAV G.711 u-law 8 kHz mono';
const alaw = 'WAV G.711 A-law 8 kHz mono';
const max5MB = ', ≤ 5 MB';
/** For buyers who are not sure, and for systems whose format no source names. */
const usual = `${mp3} + ${pcm8} + ${ulaw}`;

/** The default choice of a fresh order. */
export const defaultPhoneSystem = 'mp3';

/** Formats that can be chosen without a system; label and format are the same. */
const plainFormats = [
  [defaultPhoneSystem, mp3],
  ['wav-44-16', pcm44],
  ['wav-8-16', pcm8],
  ['wav-ulaw', ulaw],
  ['wav-alaw', alaw],
] as const;

/** The values of the plain formats, as grouped in the list. */
export const plainFormatValues: readonly string[] = plainFormats.map(([value]) => value);

/**
 * Label and format; the value is the label in kebab-case. Orders contain that value, so never change a label's letters.
 */
const systems = [
  ['3CX', pcm8],
  ['8x8', mp3],
  ['Allworx', 'Raw u-law 8 kHz mono'],
  ['Amazon Connect', ulaw + ', < 5 min'],
  ['Asterisk', pcm8],
  ['Auerswald COMmander / COMpact', alaw],
  ['Auerswald COMtrexx', pcm16],
  ['Avaya IP Office', pcm8],
  ['Bandwidth', mp3],
  ['Bicom PBXware', 'GSM 8 kHz mono'],
  ['BroadSoft', pcm16],
  ['Cisco CUCM', pcm8],
  ['Cisco UCCX', ulaw],
  ['Cisco Unity Connection', ulaw],
  ['Cisco Unity Express', ulaw],
  ['Cisco Webex Calling', pcm8 + max5MB],
  ['Dialpad', mp3],
  ['DIDWW', mp3],
  ['Epygi QX', ulaw],
  ['FreePBX', pcm8],
  ['Genesys Cloud', pcm8],
  ['Google CCAI Platform', ulaw],
  ['Grandstream UCM', usual],
  ['Huawei', alaw],
  ['Microsoft Teams', mp3 + max5MB],
  ['Mitel MiVoice Business / 3300', ulaw],
  ['Mitel MiVoice Connect / ShoreTel', ulaw],
  ['NEC', `${pcm8} + ${ulaw}`],
  ['NetSapiens', ulaw],
  ['Nextiva', ulaw],
  ['Ooma Office', usual],
  ['Panasonic KX-NS', pcm8],
  ['PortSIP', pcm16],
  ['RingCentral', mp3],
  ['Sonus SBC SWe Lite', ulaw + ', ≤ 1 MB'],
  ['Talkdesk', mp3],
  ['Twilio', mp3],
  ['Vonage', pcm8],
  ['Wazo', pcm8],
  ['Yeastar P-Series', pcm8 + ', ≤ 8 MB'],
  ['Zendesk Talk', mp3],
  ['Zoom Phone', mp3],
] as const;

const kebab = (label: string): string => label.toLowerCase().replace(/\W+/gu, '-');

/** All choices in display order: plain formats, systems by label, then the one for buyers who aren't sure. */
export const phoneSystems: readonly PhoneSystem[] = [
  ...plainFormats.map(([value, label]) => ({ value, label, format: label })),
  ...systems.map(([label, format]) => ({ value: kebab(label), label, format })),
  { value: 'other', label: 'Other / not sure', format: usual },
];

/** The choice with this value, or undefined: a saved order may contain one that is no longer offered. */
export function findPhoneSystem(value: string): PhoneSystem | undefined {
  return phoneSystems.find((system) => system.value === value);
}
