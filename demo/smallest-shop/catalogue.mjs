// What is sold here: the lists of `GET /voice` and `/service` (docs/openapi.json).

const voice = (id, name, gender) => ({
  id,
  name,
  gender,
  language: ['en-CA'],
  tags: [],
  isActive: true,
  rushOrderUnavailable: false,
  plannedAbsence: null,
});

export const voices = [voice('emma', 'Emma', 'female'), voice('james', 'James', 'male')];

const extras = { extraPrompts: 25, extraWords: 0.25, proofReading: 15, rushProduction: 50, updateVoicemailGreeting: 0 };

/** The form recognizes a service by its id. The rate applies to CAD and USD. */
const service = (id, title, fixed) => ({
  id,
  title,
  config: { includedPrompts: 1, includedWordsPerPrompt: 50 },
  rate: { fixed, ...extras },
});

export const services = [
  service('moh', 'On Hold Message', 120),
  service('voip', 'Telephone Voice Prompts', 100),
  service('mvoice', 'Mobile Voicemail', 60),
];
