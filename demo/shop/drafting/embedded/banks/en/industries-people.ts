import type { IndustryWords } from '../industry-words.ts';

const emergency = 'In an emergency, please hang up and dial nine one one.';

/** Industries whose callers come with something of their own: their health, their rights, their future. */
export const peopleIndustries = {
  Healthcare: {
    facts: [
      'If you need to change an appointment, please tell us as early as you can, so that we can offer the time to someone else.',
      'Before your visit, please note any medication you take and have your health card ready. It helps us to look after you well.',
      'Regular checkups catch small problems before they grow. If your last visit was a while ago, we can look for a time today.',
      'If it is your first visit, ask us what to bring along and how long it usually takes.',
      'Your health information stays private with us. If you would like a copy of your records, just ask when we answer.',
    ],
    choices: ['appointments', 'prescription renewals', 'billing'],
    leave: 'the reason for your call',
    urgent: emergency,
  },
  Legal: {
    facts: [
      'Before your first consultation, it helps to write down dates, names and questions, and to keep every letter in one place.',
      'What you tell us stays between us. Every conversation with {company} is treated with the confidentiality that your matter deserves.',
      'If you have received a letter with a deadline, please mention it first, so that we can give it the attention it needs.',
      'A short conversation before you sign can save a long one later. Ask us to look over your agreement.',
      'Good advice starts with clear words. If a legal term leaves you wondering, ask us to explain it in plain language.',
    ],
    choices: ['new matters', 'an existing file', 'accounts and billing'],
    leave: 'a few words about your matter',
  },
  Education: {
    facts: [
      'Thinking of joining us? Ask about programs, start dates and how to apply, and we will take you through it step by step.',
      'If you are calling about a student, please have the full name and the date of birth ready, so that we can find the right file.',
      'Everyone learns differently. Tell us about goals and interests, and we will help to find the course that suits.',
      'Deadlines come around faster than expected. Ask us for the dates that matter to you, and put them in your calendar today.',
      'The best way to get to know a place of learning is to see it. Ask us when you can come for a visit.',
    ],
    choices: ['admissions', 'student services', 'fees and payments'],
    leave: 'the program you are interested in',
  },
  'Non-profit': {
    facts: [
      'Every hour and every gift goes further than you might think. Ask us how you can help, in whatever way suits you.',
      'Volunteers are the heart of what we do. Tell us what you enjoy, and we will look for a place for it.',
      'If you or somebody you know could use our help, please tell us. Asking is always the right thing to do.',
      'Would you like to know where your support goes? Ask us about our latest report and the stories behind it.',
      'Regular gifts, however small, help us to plan ahead. Ask us how to set one up.',
    ],
    choices: ['donations', 'volunteering', 'our programs'],
    leave: 'a few words on how we can help',
  },
  Government: {
    facts: [
      'Please have your file or reference number ready, together with a piece of identification, so that we can help you right away.',
      'Many forms can be filled in before you come to the counter. Ask us which ones you need and what to bring along.',
      'If your address or your family situation has changed, please let us know. Current records make every later step easier.',
      'Our services are there for everyone. If you need an interpreter or step-free access, tell us, and we will advise you.',
      'Deadlines and fees can change from year to year. Ask us for the current ones before you send your application.',
    ],
    choices: ['permits and licences', 'payments', 'general information'],
    leave: 'your reference number if you have one',
    urgent: emergency,
  },
} as const satisfies Record<string, IndustryWords>;
