interface PhoneSystem {
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

const plain = (value: string, format: string): PhoneSystem => ({ value, label: format, format });

/** Formats that can be named without a system. */
export const fileFormats: readonly PhoneSystem[] = [
  plain('mp3', mp3),
  plain('wav-44-16', pcm44),
  plain('wav-8-16', pcm8),
  plain('wav-ulaw', ulaw),
  plain('wav-alaw', alaw),
];

const systems = [
  ['3CX', pcm8],
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
  ['DIDWW', mp3],
  ['Epygi QX', ulaw],
  ['FreePBX', pcm8],
  ['Genesys Cloud', pcm8],
  ['Google CCAI Platform', ulaw],
  ['Huawei', alaw],
  ['Microsoft Teams', mp3 + max5MB],
  ['Mitel MiVoice Business / 3300', ulaw],
  ['Mitel MiVoice Connect / ShoreTel', ulaw],
  ['NetSapiens', ulaw],
  ['Nextiva', ulaw],
  ['PortSIP', pcm16],
  ['RingCentral', mp3],
  ['Sonus SBC SWe Lite', ulaw + ', ≤ 1 MB'],
  ['Talkdesk', mp3],
  ['Twilio', mp3],
  ['Wazo', pcm8],
  ['Yeastar P-Series', pcm8 + ', ≤ 8 MB'],
  ['Zendesk Talk', mp3],
  ['Zoom Phone', mp3],
] as const;

const kebab = (label: string): string => label.toLowerCase().replace(/\W+/gu, '-');

export const phoneSystems: readonly PhoneSystem[] = [
  ...systems.map(([label, format]) => ({ value: kebab(label), label, format })),
  { value: 'other', label: 'Other / not sure', format: `${mp3} + ${pcm8} + ${ulaw}` },
];
