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
  '8x8': makers('developer.8x8.com, Voice API'),
  allworx: makers('Allworx guide 7.6'),
  'amazon-connect': makers('docs.aws.amazon.com', {
    seconds: everywhere(300),
    megabytes: 50,
    upload: 'Prompts',
  }),
  asterisk: makers('wazo-platform.org'),
  'auerswald-commander-compact': makers('docs.auerswald.de'),
  'auerswald-comtrexx': makers('auerswald-root.de', {
    upload: 'Functions > Music on Hold/announcements > File management',
  }),
  'avaya-ip-office': makers('documentation.avaya.com', {
    seconds: { hold: 90 },
    upload: 'Hold Music > Select a File Upload',
  }),
  bandwidth: makers('dev.bandwidth.com'),
  'bicom-pbxware': makers('support.bicomsystems.com'),
  broadsoft: makers('proconnect.fidium.com', {
    seconds: { hold: 600 },
    megabytes: 10,
  }),
  'cisco-cucm': others('netcraftsmen.com', {
    upload: 'Media Resources > MOH Audio File Management',
    uploadSource: 'Cisco Unified CM, Feature Configuration Guide',
  }),
  'cisco-uccx': others('netcraftsmen.com', {
    upload: 'Prompt Management',
    uploadSource: 'developer.cisco.com',
  }),
  'cisco-unity-connection': others('netcraftsmen.com'),
  'cisco-unity-express': makers('cisco.com, 53205-GMS'),
  'cisco-webex-calling': makers('help.webex.com, n5y120ab', {
    seconds: { hold: 600, greeting: 120, prompt: 300 },
    megabytes: 5,
    upload: 'Announcement repository',
  }),
  dialpad: makers('developers.dialpad.com, custom IVR'),
  didww: makers('doc.didww.com', { megabytes: 14 }),
  'epygi-qx': makers('Epygi QX, help of the device', {
    upload: 'Upload New Hold Music File',
  }),
  freepbx: others('byphone.co.uk', {
    upload: 'Music on Hold',
    uploadSource: 'sangomakb.atlassian.net',
  }),
  'genesys-cloud': makers('help.mypurecloud.com', {
    megabytes: 25,
    upload: 'Architect > User Prompts',
  }),
  'google-ccai-platform': makers('docs.cloud.google.com'),
  'grandstream-ucm': others(null),
  huawei: others('forum.huawei.com', { seconds: everywhere(300), megabytes: 2.5 }),
  'microsoft-teams': makers('Microsoft, Import-CsOnlineAudioFile', {
    megabytes: 5,
    upload: 'Teams admin center > Voice > Calling policies',
    uploadSource: 'Microsoft, Teams/music-on-hold',
  }),
  'mitel-mivoice-business-3300': others('tek-tips.com'),
  'mitel-mivoice-connect-shoretel': others('howtovoip.co.uk'),
  nec: makers('NEC, SL2100 Features and Specifications Manual', {
    upload: 'WebPro > VRS messages',
  }),
  netsapiens: makers('adminguide.netsapiens.com'),
  nextiva: others('phonegreetings.ai', { seconds: everywhere(300), megabytes: 5 }),
  'ooma-office': others(null),
  // The limits of the KX-NS500; a KX-NS1000 allows twice as much.
  'panasonic-kx-ns': makers('Panasonic, Feature Guides of KX-NS500 and KX-NS1000', {
    seconds: { hold: 240 },
    megabytes: 40,
    upload: 'Web Maintenance Console',
    uploadSource: 'Panasonic, Feature Guide of KX-NS1000',
  }),
  portsip: makers('support.portsip.com'),
  ringcentral: makers('ringcentral.github.io', {
    megabytes: 5,
    limitsSource: 'phonegreetings.ai',
  }),
  'sonus-sbc-swe-lite': makers('support.sonus.net', { megabytes: 1 }),
  talkdesk: makers('support.talkdesk.com'),
  twilio: makers('twilio.com', { upload: '<Play>' }),
  vonage: makers('vonage.github.io, Voice API'),
  wazo: makers('wazo-platform.org'),
  'yeastar-p-series': makers('help.yeastar.com', {
    megabytes: 8,
    upload: 'Voice Prompt > Music on Hold',
  }),
  'zendesk-talk': makers('support.zendesk.com'),
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
