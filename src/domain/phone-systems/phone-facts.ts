import { serviceRules, type ServiceRules, type ServiceType } from '../order/service-types.ts';
import type { PhoneSystem } from './phone-systems.ts';

/** Facts about a phone system besides the delivered format. */
export interface PhoneFacts {
  /** The manufacturer's page with the facts. */
  readonly makers?: string;
  /** Another page with the facts; if there is neither, none names a format. */
  readonly source?: string;
  /** The longest audio in seconds, by the kind of its scripts. */
  readonly seconds?: Readonly<Partial<Record<ServiceRules['scriptKind'], number>>>;
  /** The largest file in megabytes. */
  readonly megabytes?: number;
  /** Where to upload the files, in the system's own words (which are English). */
  readonly upload?: string;
  /** The page that says where to upload them, if it is another one. */
  readonly uploadSource?: string;
  /** The source of the limits, if it is another one; never the manufacturer. */
  readonly limitsSource?: string;
}

const everywhere = (seconds: number) => ({ loop: seconds, menu: seconds, greeting: seconds });

/**
 * Keyed by the value of the choice (phone-systems.ts). Facts without a source, or with contradictory sources, are left
 * out.
 */
const facts: Readonly<Record<string, PhoneFacts>> = {
  '3cx': { source: '3CX admin guide', megabytes: 100 },
  '8x8': { makers: 'developer.8x8.com, Voice API' },
  allworx: { makers: 'Allworx guide 7.6' },
  'amazon-connect': { makers: 'docs.aws.amazon.com', seconds: everywhere(300), megabytes: 50, upload: 'Prompts' },
  asterisk: { makers: 'wazo-platform.org' },
  'auerswald-commander-compact': { makers: 'docs.auerswald.de' },
  'auerswald-comtrexx': {
    makers: 'auerswald-root.de',
    upload: 'Functions > Music on Hold/announcements > File management',
  },
  'avaya-ip-office': {
    makers: 'documentation.avaya.com',
    seconds: { loop: 90 },
    upload: 'Hold Music > Select a File Upload',
  },
  bandwidth: { makers: 'dev.bandwidth.com' },
  'bicom-pbxware': { makers: 'support.bicomsystems.com' },
  broadsoft: { makers: 'proconnect.fidium.com', seconds: { loop: 600 }, megabytes: 10 },
  'cisco-cucm': {
    source: 'netcraftsmen.com',
    upload: 'Media Resources > MOH Audio File Management',
    uploadSource: 'Cisco Unified CM, Feature Configuration Guide',
  },
  'cisco-uccx': { source: 'netcraftsmen.com', upload: 'Prompt Management', uploadSource: 'developer.cisco.com' },
  'cisco-unity-connection': { source: 'netcraftsmen.com' },
  'cisco-unity-express': { makers: 'cisco.com, 53205-GMS' },
  'cisco-webex-calling': {
    makers: 'help.webex.com, n5y120ab',
    seconds: { loop: 600, greeting: 120, menu: 300 },
    megabytes: 5,
    upload: 'Announcement repository',
  },
  dialpad: { makers: 'developers.dialpad.com, custom IVR' },
  didww: { makers: 'doc.didww.com', megabytes: 14 },
  'epygi-qx': { makers: 'Epygi QX, help of the device', upload: 'Upload New Hold Music File' },
  freepbx: { source: 'byphone.co.uk', upload: 'Music on Hold', uploadSource: 'sangomakb.atlassian.net' },
  'genesys-cloud': { makers: 'help.mypurecloud.com', megabytes: 25, upload: 'Architect > User Prompts' },
  'google-ccai-platform': { makers: 'docs.cloud.google.com' },
  'grandstream-ucm': {},
  huawei: { source: 'forum.huawei.com', seconds: everywhere(300), megabytes: 2.5 },
  'microsoft-teams': {
    makers: 'Microsoft, Import-CsOnlineAudioFile',
    megabytes: 5,
    upload: 'Teams admin center > Voice > Calling policies',
    uploadSource: 'Microsoft, Teams/music-on-hold',
  },
  'mitel-mivoice-business-3300': { source: 'tek-tips.com' },
  'mitel-mivoice-connect-shoretel': { source: 'howtovoip.co.uk' },
  nec: { makers: 'NEC, SL2100 Features and Specifications Manual', upload: 'WebPro > VRS messages' },
  netsapiens: { makers: 'adminguide.netsapiens.com' },
  nextiva: { source: 'phonegreetings.ai', seconds: everywhere(300), megabytes: 5 },
  'ooma-office': {},
  // The limits of the KX-NS500; a KX-NS1000 allows twice as much.
  'panasonic-kx-ns': {
    makers: 'Panasonic, Feature Guides of KX-NS500 and KX-NS1000',
    seconds: { loop: 240 },
    megabytes: 40,
    upload: 'Web Maintenance Console',
    uploadSource: 'Panasonic, Feature Guide of KX-NS1000',
  },
  portsip: { makers: 'support.portsip.com' },
  ringcentral: { makers: 'ringcentral.github.io', megabytes: 5, limitsSource: 'phonegreetings.ai' },
  'sonus-sbc-swe-lite': { makers: 'support.sonus.net', megabytes: 1 },
  talkdesk: { makers: 'support.talkdesk.com' },
  twilio: { makers: 'twilio.com', upload: '<Play>' },
  vonage: { makers: 'vonage.github.io, Voice API' },
  wazo: { makers: 'wazo-platform.org' },
  'yeastar-p-series': { makers: 'help.yeastar.com', megabytes: 8, upload: 'Voice Prompt > Music on Hold' },
  'zendesk-talk': { makers: 'support.zendesk.com' },
  'zoom-phone': { source: 'phonegreetings.ai' },
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

/**
 * The longest audio in seconds that a phone system accepts for a service, by its limits of time and size; null if no
 * limit is known. On hold, it applies to the whole loop; otherwise, to each message.
 */
export function longestSeconds(system: PhoneSystem | undefined, service: ServiceType): number | null {
  if (system === undefined) return null;
  const { seconds = {}, megabytes = Infinity } = phoneFacts(system.value) ?? {};
  const [, bytes = 0] = bytesPerSecond.find(([start]) => system.format.startsWith(start)) ?? [];
  // Without a known size, the file may be of any length.
  const longestFile = bytes === 0 ? Infinity : Math.floor((megabytes * 1_000_000) / bytes);
  const shortest = Math.min(seconds[serviceRules[service].scriptKind] ?? Infinity, longestFile);
  return Number.isFinite(shortest) ? shortest : null;
}
