// The requests of the element for one order of two messages, from its price to its payment.

const address = {
  country: 'CA',
  state: 'ON',
  city: '',
  houseNumber: '',
  street: '100 Queen Street West',
  postalCode: 'M5H 2N2',
};

const item = (number: number, content: string) => ({
  fileName: `message-${number}`,
  style: 'Speak in a calm, soothing voice.',
  content,
  count: { words: content.split(' ').length, wordsExtra: 0 },
});

const calculation = {
  serviceId: 'moh',
  currency: 'CAD',
  selectedVoices: ['emma'],
  selectedMusic: ['river'],
  selectedMusicOptions: { musicBetweenMessages: 10, comments: '' },
  items: [item(1, 'Thank you for calling.'), item(2, 'Please stay on the line.')],
  options: { proofReading: false, rush: false, updateVoicemailGreeting: false },
  phoneSystem: 'mp3',
  discountCodeOrId: null,
  referralCode: 'acme',
};

const order = {
  serviceType: 'moh',
  ...calculation,
  comments: '',
  subtotal: 158,
  discount: 0,
  discountRate: 0,
  tax: 20.54,
  taxRate: 0.13,
  total: 178.54,
  reference: 'spring-campaign',
};

/** An example body for each call that has one. */
export const requestExamples = {
  calculate: calculation,
  calculateGuest: { ...calculation, address },
  placeOrder: order,
  placeGuestOrder: { ...order, email: 'marie@example.com', firstName: 'Marie', lastName: 'Tremblay', address },
  pay: { paymentGateway: 'stripe', paymentMethod: 'card' },
  generatePrompts: {
    companyName: 'Maple Dental',
    companyDescription: 'A dental practice for families.',
    companyWebsite: '',
    industry: 'Healthcare',
    style: 'Warm',
    promptCount: 5,
    serviceType: 'moh',
  },
  regeneratePrompt: { sessionId: 's1', promptId: 'prompt-0' },
  updateUser: { firstName: 'Ada', lastName: 'Roy', phone: '+1 416 555 0100', companyName: 'Roy Dental', address },
};
