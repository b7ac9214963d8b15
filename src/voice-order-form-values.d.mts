// What attributes and properties hold.

/** A phone system or file format (docs/embedding.md, Phone systems), or a value that a later version knows. */
export type PhoneSystem =
  | 'mp3'
  | 'wav-44-16'
  | 'wav-8-16'
  | 'wav-ulaw'
  | 'wav-alaw'
  | '3cx'
  | '8x8'
  | 'allworx'
  | 'amazon-connect'
  | 'asterisk'
  | 'auerswald-commander-compact'
  | 'auerswald-comtrexx'
  | 'avaya-ip-office'
  | 'bandwidth'
  | 'bicom-pbxware'
  | 'broadsoft'
  | 'cisco-cucm'
  | 'cisco-uccx'
  | 'cisco-unity-connection'
  | 'cisco-unity-express'
  | 'cisco-webex-calling'
  | 'dialpad'
  | 'didww'
  | 'epygi-qx'
  | 'freepbx'
  | 'genesys-cloud'
  | 'google-ccai-platform'
  | 'grandstream-ucm'
  | 'huawei'
  | 'microsoft-teams'
  | 'mitel-mivoice-business-3300'
  | 'mitel-mivoice-connect-shoretel'
  | 'nec'
  | 'netsapiens'
  | 'nextiva'
  | 'ooma-office'
  | 'panasonic-kx-ns'
  | 'portsip'
  | 'ringcentral'
  | 'sonus-sbc-swe-lite'
  | 'talkdesk'
  | 'twilio'
  | 'vonage'
  | 'wazo'
  | 'yeastar-p-series'
  | 'zendesk-talk'
  | 'zoom-phone'
  | 'other'
  | (string & {});

/** The person ordering, as far as the page knows them. */
export type VoiceOrderBuyer = Readonly<
  Partial<
    Record<'email' | 'firstName' | 'lastName' | 'companyName' | 'phone' | 'title' | keyof VoiceOrderAddress, string>
  >
>;

interface VoiceOrderAddress {
  readonly street: string;
  readonly houseNumber: string;
  readonly postalCode: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
}
