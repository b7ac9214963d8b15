import { faq } from './faq.en.ts';
import { styleGuides } from './style-guides.en.ts';
import { companyPlaceholder, templates } from './templates.en.ts';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

interface Retry {
  readonly seconds: number;
  readonly attempt: number;
  readonly attempts: number;
}

/** A writing direction that the language asks for; null leaves it to the page, which knows its own. */
type Direction = 'rtl' | null;

/** Words for what comes from the shop or from data, where they are not shown as they come. */
type Words = Readonly<Record<string, string>>;

type Industry =
  | 'Healthcare'
  | 'Legal'
  | 'Restaurant'
  | 'Retail'
  | 'Real Estate'
  | 'Technology'
  | 'Financial Services'
  | 'Education'
  | 'Automotive'
  | 'Manufacturing'
  | 'Construction'
  | 'Professional Services'
  | 'Non-profit'
  | 'Government'
  | 'Other';
type Style = 'Professional' | 'Friendly' | 'Casual' | 'Energetic' | 'Calm' | 'Authoritative' | 'Warm';

/** The words for the values of a list; null where they are their own words. */
type Names<Value extends string> = Readonly<Record<Value, string>> | null;

/** Every visible word in English. Another language is a file of the same shape; a missing key does not compile. */
export const en = {
  /** Formats dates, names of countries and numbers where the page names a language without a country. */
  locale: 'en',
  direction: null as Direction,
  formName: 'Voice order form',
  loading: 'Loading the order form…',
  optionalMark: 'optional',
  close: 'Close',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  continue: 'Continue',
  tryAgain: 'Try again',
  newTab: 'opens in a new tab',
  choose: 'Choose…',
  wrong: {
    heading: 'The order form has stopped working.',
    text: 'Your order is kept in this browser. Start the form again to go on with it.',
    again: 'Start again',
  },
  unreachable: {
    heading: 'The shop can’t be reached right now.',
    text: 'What you have entered stays here. We keep trying, and you can try again yourself.',
  },
  services: {
    label: 'Service',
    moh: { name: 'On Hold Message', line: 'Voice and music for callers who wait' },
    voip: { name: 'Telephone Voice Prompts', line: 'Greetings and menus for your phone system' },
    mvoice: { name: 'Mobile Voicemail', line: 'A professional greeting on your mobile' },
    unavailable: 'Not available at this shop right now',
    unavailableHeading: 'This service is not available right now.',
    unavailableText: 'Choose another service above, or come back later. What you have entered stays here.',
    switchTitle: 'Switch Service Type',
    switchText: 'The order form resets and all your selections are lost. Do you want to go on?',
  },
  partner: (name: string) => `Order through ${name}`,
  login: {
    text: 'You can login to your account, register for faster checkout, or continue as a guest.',
    login: 'Login',
    register: 'Register',
  },
  sent: {
    heading: 'This order was sent to checkout.',
    text: 'If you have paid, start a new order. If the payment did not go through, continue with this one.',
    fresh: 'Start a new order',
    continue: 'Continue this order',
  },
  otherTab: {
    heading: 'This order was changed in another tab.',
    text: 'Choose which one to go on with. Until then, what you change here is not saved.',
    take: 'Use the other tab’s order',
    keep: 'Keep this one',
  },
  profile: {
    remind: 'Before you can place a new order, please complete your profile:',
    missing: (field: string) => `${field} is missing`,
    blocked: 'Complete your profile first.',
    update: 'Update profile',
    title: 'Your profile',
    save: 'Save changes',
    firstName: 'First name',
    lastName: 'Last name',
    companyName: 'Company name',
    phone: 'Phone number',
    street: 'Street',
    houseNumber: 'No.',
    city: 'City',
    postalCode: 'Postal/zip code',
    state: 'Province/State',
    country: 'Country',
    chooseCountry: 'Select billing country',
    email: 'Email',
    addressHint: 'If you order for a business, use the business address.',
    emailHint: 'To change the email, both the old and the new address have to be verified.',
  },
  voices: {
    heading: 'Select your voice',
    hint: 'Listen to the voices and choose the one that speaks for you.',
    hintSlots: 'Listen and choose. With several voices, your messages are shared between them.',
    genders: { male: 'Male', female: 'Female' },
    pick: 'Voice',
    slot: (number: number, name: string) => `Voice #${number}: ${name}`,
    slotTaken: (number: number) => `Voice #${number}`,
    empty: 'choose below',
    remove: (number: number) => `Remove voice #${number}`,
    add: 'Add another voice',
    slots: 'Chosen voices',
    away: 'Away',
    awayUntil: (date: string) => `Away until ${date}`,
    replaceAway: 'A voice that you chose is away. Choose another one for its place.',
    noRush: 'No Rush',
    noRushOrders: 'No Rush Orders',
    noRushTip: 'Rush production not available',
    search: 'Search voices',
    language: 'Language',
    anyLanguage: 'All languages',
    tags: 'Filter by tag',
    none: 'No voice matches your filter.',
    clear: 'Clear the filter',
    noneOffered: 'No voices are offered here right now. Please come back later.',
    unavailable: 'no longer available',
  },
  audio: {
    play: (name: string) => `Play ${name}`,
    pause: (name: string) => `Pause ${name}`,
    playing: (name: string) => `Playing ${name}`,
    ended: (name: string) => `${name} has ended`,
    failed: (name: string) => `${name} can’t be played right now.`,
  },
  messages: {
    heading: 'Add Voice Prompts',
    hint: 'Write what callers will hear, or start from an example.',
    card: (number: number) => `Message #${number}`,
    example: 'Script example',
    exampleChoose: 'Start from an example…',
    undo: 'Undo',
    undoText: 'Your text was replaced.',
    regenerate: 'Regenerate',
    text: 'Message text',
    placeholder: 'Thank you for calling…',
    guide: 'Voice style / pronunciation guide',
    custom: 'Custom style',
    customHint: 'Tell the artist how to sound, and how to say names and foreign words.',
    delete: 'Delete',
    add: 'Add message',
    wordsLeft: (words: number) => `${plural(words, 'included word', 'included words')} left`,
    wordsExtra: (words: number) => `${plural(words, 'extra word', 'extra words')}, charged on top`,
    minimum: (count: number) => `Selected ${count} voices or tracks: Minimum message count ${count}`,
    full: 'This is the last message an order can have.',
    deleted: (number: number) => `Message #${number} deleted.`,
  },
  ai: {
    heading: 'Let AI draft your messages',
    text: 'Tell it about your company, and it writes messages for you to check and change.',
    open: 'Generate AI Prompts',
    remaining: (count: number) => `${plural(count, 'draft', 'drafts')} left in this session`,
    companyName: 'Company name',
    companyDescription: 'Company description',
    companyDescriptionHint: 'What you do, what callers ask, what you want them to know.',
    companyWebsite: 'Company website',
    industry: 'Industry',
    style: 'Voice style',
    promptCount: 'Number of prompts',
    promptCountHint: (min: number, max: number) => `From ${min} to ${max}.`,
    promptCountError: (min: number, max: number) => `Enter a whole number from ${min} to ${max}.`,
    replaces: 'The drafts replace the messages that you have now.',
    generate: 'Generate Prompts',
    loading: (attempt: number, attempts: number) => `Writing your prompts… Attempt ${attempt}/${attempts}`,
    industries: null as Names<Industry>,
    styles: null as Names<Style>,
  },
  music: {
    heading: 'Select Your Background Music',
    hint: 'Optional. Choose what plays between your messages.',
    category: 'Category',
    none: 'No soundtracks found for this category.',
    tracks: 'Soundtracks',
    select: (title: string) => `Select ${title}`,
    choose: 'Select',
    slotTaken: (number: number) => `Track #${number}`,
    slots: 'Chosen tracks',
    slot: (number: number, title: string) => `Track #${number}: ${title}`,
    remove: (number: number) => `Remove track #${number}`,
    add: 'Add another track',
    empty: 'choose below',
    unavailable: 'no longer available',
    length: 'Music length between prompts',
    seconds: (seconds: number) => plural(seconds, 'second', 'seconds'),
    lengthHint: 'Needs a track and at least two messages.',
    unplayable: 'No preview',
  },
  options: {
    heading: 'Options',
    phoneSystem: 'Your Phone System or File Format',
    phoneSystemHint: 'Which file format or phone system do you own? We deliver audio that fits it.',
    delivered: (format: string) => `Delivered as ${format}.`,
    formats: 'File formats',
    systems: 'Phone systems',
    /** Names of phone systems by value, where the language has another one. */
    systemNames: {} as Words,
    format: (format: string) => format,
    voicemail: 'Mobile voicemail messages are only available for iPhone, Android and others that support voicemail.',
    additional: 'Additional Options',
    proofReading: 'Proof Reading',
    proofReadingHint: 'An editor checks spelling, grammar and flow before the recording.',
    rush: 'Rush Production Fee, 2 Business Days Guarantee',
    rushUnavailable: 'Selected voice does not offer rush production.',
  },
  comments: {
    heading: 'Comments',
    label: 'Comments',
    hint: 'Anything the studio should know, such as how to say a name.',
    count: (length: number, limit: number) => `${length} of ${limit} characters`,
  },
  discount: {
    heading: 'Discount',
    label: 'Discount code',
    apply: 'Apply',
    saving: (amount: string) => `You are saving ${amount}`,
    minimum: (amount: string) => `Minimum order amount ${amount}.`,
    maximum: (amount: string) => `Maximum discount ${amount}.`,
    remove: 'Remove discount',
  },
  voicemail: {
    heading: 'How your voicemail greeting gets onto your phone',
    text: 'The voicemail recording takes 1 to 5 business days. Then we call you live to upload it: the transfer call takes up to 5 minutes.',
    acknowledge: 'I understand that I will be contacted by phone to upload the recording.',
  },
  faq: { heading: 'Frequently asked questions', items: faq },
  savedNote: 'Your order is saved when you submit it and can be reached through your account.',
  issues: {
    heading: (count: number) => `Please complete the order form to proceed. Found ${count} issues:`,
    'voice-missing': (number: number) =>
      `Voice #${number} is not chosen yet. Choose a voice under “Select your voice”.`,
    'voice-unavailable': (number: number) =>
      `Voice #${number} is not available now. Choose another voice under “Select your voice”.`,
    'message-empty': (number: number) => `Message #${number} has no text. Write it under “Add Voice Prompts”.`,
    'style-missing': (number: number) => `Message #${number} has no voice style. Choose one, or write your own.`,
    'message-minimum': (count: number) =>
      `Two or more voices or tracks need at least ${count} messages. Add a message under “Add Voice Prompts”.`,
    'message-limit': (count: number) =>
      `An order can have ${count} messages at most. Delete some under “Add Voice Prompts”.`,
    'comments-length': (count: number) => `The comments are too long. Shorten them to ${count} characters.`,
    'phone-system-missing': 'Choose your phone system or file format under “Options”.',
    'acknowledgement-missing': 'Confirm that you will be contacted to upload your voicemail greeting.',
  },
  summaryButton: 'Order Summary',
  totals: {
    region: 'Order totals',
    currency: 'Currency',
    prompts: (count: number) => plural(count, 'prompt', 'prompts'),
    words: (count: number) => plural(count, 'word', 'words'),
    extra: (count: number) => `+${count} extra`,
    proofReading: 'Proof reading chosen',
    rush: 'Rush production chosen',
    sub: 'Sub',
    subtotal: 'Subtotal',
    discount: 'Discount',
    tax: 'TAX',
    total: 'Total',
    proceed: 'Proceed to payment (Order Summary)',
    pending: 'Choose a voice to see prices.',
    recalculating: 'Updating prices…',
    outdated: 'Prices may be out of date.',
    offline: 'You are offline. Prices may be out of date.',
    announce: (total: string) => `Total ${total}`,
  },
  review: {
    title: 'Order Summary',
    voices: 'Selected voices',
    tracks: 'Selected tracks',
    music: (seconds: number) => `${plural(seconds, 'second', 'seconds')} of music between prompts`,
    prompts: 'Prompts',
    style: (style: string) => `Style: ${style}`,
    noPrompts: "You haven't added any prompts yet.",
    format: 'Phone system or file format',
    comments: 'Comments',
    rowPrompts: 'Prompts',
    rowWords: 'Words',
    rowProofReading: 'Proof reading',
    rowRush: 'Rush production (2 Business Days Guarantee)',
    rowTax: 'Tax',
    yes: 'Yes',
    usage: 'The text is for phone messaging use only. We may re-quote or refuse other uses.',
    choice: 'Login to your account, or check out as a guest without one.',
    login: 'Login to Account',
    guest: 'Continue as Guest',
    back: 'Back',
    pay: (total: string) => `Proceed to Payment - ${total}`,
    payPending: 'Proceed to Payment',
    payLoggedIn: 'Proceed to payment',
    processing: 'Processing order...',
    secure: 'You pay on the card provider’s secure page.',
    incomplete: 'Fill in the required fields to go on to payment.',
  },
  guest: {
    information: 'Guest Information',
    email: 'Email',
    emailHint: 'We send the order confirmation and the recordings here.',
    firstName: 'First name',
    lastName: 'Last name',
    billing: 'Billing Address',
    billingHint: 'Required for tax calculation',
    country: 'Country',
    chooseCountry: 'Choose a country…',
    state: 'State/Province',
    chooseState: 'Choose a state or province…',
    street: 'Street address',
    postalCode: 'Postal code',
    terms: 'I agree to the Terms & Conditions',
    readTerms: 'Read the Terms & Conditions',
    errors: 'Please check these fields:',
    emailRequired: 'Email is required',
    emailInvalid: 'Please enter a valid email address',
    firstNameRequired: 'First name is required',
    lastNameRequired: 'Last name is required',
    countryRequired: 'Country is required for tax calculation',
    stateRequired: 'State/Province is required for tax calculation',
    stateUnknown: 'State/Province is required for tax calculation in this country.',
    termsRequired: 'Please agree to the Terms & Conditions',
    addressRefused: 'Unable to validate address. Please check your country and state.',
  },
  notices: {
    onePromptOnly: 'Mobile Voicemail is one prompt only.',
    discountApplied: 'Discount applied successfully!',
    discountInvalid: 'Invalid discount code',
    discountFailed: 'The discount code could not be checked. Please try again.',
    calculationFailed: 'Failed to calculate order total. Please try again later.',
    orderFailed: 'An error occurred while processing your order. Please try again.',
    offline: 'You are offline. Your order is kept: try again once you are connected.',
    orderCreated: 'Order created successfully! Redirecting to payment...',
    noCheckoutSession: 'Could not create Stripe checkout session',
    checkoutFailed: 'Could not create Stripe checkout session.',
    loadFailed: 'The shop’s offer could not be loaded.',
    brandingFailed: 'The partner’s branding could not be loaded.',
    storageFailed: 'The browser storage can’t be used, so this order is not kept.',
    renderFailed: 'The order form has stopped working.',
    sessionEnded: 'Your login has ended. Log in again, or continue as a guest: your order is kept.',
    userFailed: 'Your profile could not be loaded.',
    profileSaved: 'Saved changes.',
    profileFailed: 'Could not save changes. Please try again.',
    savedBroken: 'An order saved in this browser could not be read and was dropped.',
    otherTab: 'This order was changed in another tab.',
    draftBroken: 'The order that you brought along could not be read.',
    aiCancelled: 'AI prompt generation cancelled.',
    aiRateLimited: 'Rate limit exceeded after multiple attempts. Please try again later.',
    aiBadInput: 'Please check your input and try again.',
    aiFailed: 'Failed to generate prompts after multiple attempts. Please try again.',
    aiGenerated: (count: number) => `Successfully generated ${count} AI prompts!`,
    aiRetry: ({ seconds, attempt, attempts }: Retry) =>
      `Failed to generate prompts. Retrying in ${seconds}s... (${attempt}/${attempts})`,
    aiRetryLimited: ({ seconds, attempt, attempts }: Retry) =>
      `Rate limit exceeded. Retrying in ${seconds}s... (${attempt}/${attempts})`,
    aiRegenerated: 'Prompt regenerated successfully!',
    aiRegenerateLimited: 'Rate limit exceeded. Please try again later.',
    aiRegenerateFailed: 'Failed to regenerate prompt. Please try again.',
    messageLimit: (count: number, limit: number) =>
      `You have already added ${count}/${limit} prompts. To order more than ${limit} prompts, please contact us.`,
  },
  /** Names of states by country and code, such as `CA-QC`, where they differ from those of the list. */
  states: {} as Words,
  /** Music categories and voice tags that shops use, where the language has other words for them. */
  shopWords: {} as Words,
  styleGuides,
  companyPlaceholder,
  templates,
};

/** The shape of a language: the same keys, any words. */
export type Text = typeof en;
