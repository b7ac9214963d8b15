import { serviceRules, type ServiceType } from '../order/service-types.ts';
import type { PhoneSystem } from './phone-systems.ts';

/** Facts about a phone system besides the delivered format. */
export interface PhoneFacts {
  /** The longest audio in seconds: on hold, as a greeting, as any other prompt. */
  readonly seconds?: { readonly hold?: number; readonly greeting?: number; readonly prompt?: number };
  /** The largest file in megabytes. */
  readonly megabytes?: number;
  /** Where to upload the files, in the system's own words (which are English). */
  readonly upload?: string;
  /** The page that says where to upload them, if it is not `source`. */
  readonly uploadSource?: string;
  /** The source of the limits, if it is not `source`; never the manufacturer. */
  readonly limitsSource?: string;
  /** The page with the other facts, and whether it is the manufacturer's own; null if none names a format. */
  readonly source: string | null;
  readonly isMakers: boolean;
  /** Other names that buyers use for it. */
  readonly brands?: string;
}

type OtherFacts = Omit<PhoneFacts, 'source' | 'isMakers'>;
const makers = (source: string, facts: OtherFacts = {}): PhoneFacts => ({
  ...facts,
  source,
  isMakers: true,
});
const others = (source: string | null, facts: OtherFacts = {}): PhoneFacts => ({
  ...facts,
  source,
  isMakers: false,
});
const everywhere = (seconds: number) => ({ hold: seconds, greeting: seconds, prompt: seconds });

/**
 * Keyed by the value of the choice (phone-systems.ts). Facts without a source, or with contradictory sources, are left
 * out.
 */
const facts: Readonly<Record<string, PhoneFacts>> = {
  '3cx': others('3CX admin guide', { megabytes: 100 }),
  '8x8': makers('developer.8x8.com, Voice API', { brands: '8 by 8 Virtual Office X Series' }),
  allworx: makers('Allworx guide 7.6', { brands: 'Windstream' }),
  'amazon-connect': makers('docs.aws.amazon.com', {
    seconds: everywhere(300),
    megabytes: 50,
    upload: 'Prompts',
    brands: 'AWS',
  }),
  asterisk: makers('wazo-platform.org', { brands: 'Digium Sangoma' }),
  'auerswald-commander-compact': makers('docs.auerswald.de'),
  'auerswald-comtrexx': makers('auerswald-root.de', {
    upload: 'Functions > Music on Hold/announcements > File management',
  }),
  'avaya-ip-office': makers('documentation.avaya.com', {
    seconds: { hold: 90 },
    upload: 'Hold Music > Select a File Upload',
    brands: 'IP500 HoldMusic',
  }),
  bandwidth: makers('dev.bandwidth.com'),
  'bicom-pbxware': makers('support.bicomsystems.com'),
  broadsoft: makers('proconnect.fidium.com', {
    seconds: { hold: 600 },
    megabytes: 10,
    brands: 'BroadWorks hosted PBX',
  }),
  'cisco-cucm': others('netcraftsmen.com', {
    upload: 'Media Resources > MOH Audio File Management',
    uploadSource: 'Cisco Unified CM, Feature Configuration Guide',
    brands: 'CallManager Unified Communications Manager',
  }),
  'cisco-uccx': others('netcraftsmen.com', {
    upload: 'Prompt Management',
    uploadSource: 'developer.cisco.com',
    brands: 'Contact Center Express',
  }),
  'cisco-unity-connection': others('netcraftsmen.com', { brands: 'CUC voicemail' }),
  'cisco-unity-express': makers('cisco.com, 53205-GMS', { brands: 'CUE' }),
  'cisco-webex-calling': makers('help.webex.com, n5y120ab', {
    seconds: { hold: 600, greeting: 120, prompt: 300 },
    megabytes: 5,
    upload: 'Announcement repository',
    brands: 'Spark',
  }),
  dialpad: makers('developers.dialpad.com, custom IVR', { brands: 'Dial pad Ai Voice' }),
  didww: makers('doc.didww.com', { megabytes: 14 }),
  'epygi-qx': makers('Epygi QX, help of the device', {
    upload: 'Upload New Hold Music File',
    brands: 'Quadro',
  }),
  freepbx: others('byphone.co.uk', {
    upload: 'Music on Hold',
    uploadSource: 'sangomakb.atlassian.net',
    brands: 'Sangoma PBXact',
  }),
  'genesys-cloud': makers('help.mypurecloud.com', {
    megabytes: 25,
    upload: 'Architect > User Prompts',
    brands: 'PureCloud',
  }),
  'google-ccai-platform': makers('docs.cloud.google.com', { brands: 'Contact Center AI' }),
  'grandstream-ucm': others(null, { brands: 'UCM6200 UCM6300 UCM6510 CloudUCM' }),
  huawei: others('forum.huawei.com', { seconds: everywhere(300), megabytes: 2.5, brands: 'eSpace' }),
  'microsoft-teams': makers('Microsoft, Import-CsOnlineAudioFile', {
    megabytes: 5,
    upload: 'Teams admin center > Voice > Calling policies',
    uploadSource: 'Microsoft, Teams/music-on-hold',
    brands: 'Office 365 Skype for Business Teams Phone',
  }),
  'mitel-mivoice-business-3300': others('tek-tips.com'),
  'mitel-mivoice-connect-shoretel': others('howtovoip.co.uk'),
  nec: makers('NEC, SL2100 Features and Specifications Manual', {
    upload: 'WebPro > VRS messages',
    brands: 'UNIVERGE SL1100 SL2100 SV8100 SV9100',
  }),
  netsapiens: makers('adminguide.netsapiens.com', { brands: 'SNAPsolution' }),
  nextiva: others('phonegreetings.ai', { seconds: everywhere(300), megabytes: 5 }),
  'ooma-office': others(null),
  // The limits of the KX-NS500; a KX-NS1000 allows twice as much.
  'panasonic-kx-ns': makers('Panasonic, Feature Guides of KX-NS500 and KX-NS1000', {
    seconds: { hold: 240 },
    megabytes: 40,
    upload: 'Web Maintenance Console',
    uploadSource: 'Panasonic, Feature Guide of KX-NS1000',
    brands: 'KX-NS500 KX-NS700 KX-NS1000',
  }),
  portsip: makers('support.portsip.com'),
  ringcentral: makers('ringcentral.github.io', {
    megabytes: 5,
    limitsSource: 'phonegreetings.ai',
    brands: 'Ring Central',
  }),
  'sonus-sbc-swe-lite': makers('support.sonus.net', { megabytes: 1, brands: 'Ribbon' }),
  talkdesk: makers('support.talkdesk.com'),
  twilio: makers('twilio.com', { upload: '<Play>' }),
  vonage: makers('vonage.github.io, Voice API', { brands: 'Nexmo Vonage Business' }),
  wazo: makers('wazo-platform.org'),
  'yeastar-p-series': makers('help.yeastar.com', {
    megabytes: 8,
    upload: 'Voice Prompt > Music on Hold',
  }),
  'zendesk-talk': makers('support.zendesk.com', { brands: 'Zendesk Voice' }),
  'zoom-phone': others('phonegreetings.ai'),
};

/** The facts about a choice; undefined for plain formats and unknown values. */
export const phoneFacts = (value: string): PhoneFacts | undefined =>
  Object.hasOwn(facts, value) ? facts[value] : undefined;

/** Bytes per second of audio, by the beginning of the delivered format's name. */
const bytesPerSecond: readonly (readonly [start: string, bytes: number])[] = [
  ['MP3 128', 16_000],
  ['WAV PCM 8 ', 16_000],
  ['WAV PCM 16 ', 32_000],
  ['WAV G.711', 8_000],
  ['Raw u-law', 8_000],
];

/** The seconds of a delivered format (phone-systems.ts) that fill a file of so many megabytes; null if unknown. */
function secondsIn(format: string, megabytes: number | undefined): number | null {
  const bytes = bytesPerSecond.find(([start]) => format.startsWith(start))?.[1];
  return bytes === undefined || megabytes === undefined ? null : Math.floor((megabytes * 1_000_000) / bytes);
}

const kinds = { loop: 'hold', menu: 'prompt', greeting: 'greeting' } as const;

/**
 * The longest audio in seconds that a phone system accepts for a service, by its limits of time and size; null if no
 * limit is known. On hold, it applies to the whole loop; otherwise, to each message.
 */
export function longestSeconds(system: PhoneSystem | undefined, service: ServiceType): number | null {
  if (system === undefined) return null;
  const { seconds, megabytes } = phoneFacts(system.value) ?? {};
  const limits = [seconds?.[kinds[serviceRules[service].scriptKind]], secondsIn(system.format, megabytes)];
  const shortest = Math.min(...limits.map((limit) => limit ?? Infinity));
  return Number.isFinite(shortest) ? shortest : null;
}
