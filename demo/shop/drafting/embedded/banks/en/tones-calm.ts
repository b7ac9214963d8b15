import type { Tone } from '../tone.ts';

/** The styles that take their time. */
export const calmTones = {
  Professional: {
    welcome: [
      'Thank you for calling {company}.',
      'Welcome to {company}, and thank you for your call.',
      'You have reached {company}, and we appreciate your call.',
    ],
    patience: ['We appreciate your patience.', 'Thank you for holding.', 'We will be with you shortly.'],
    leads: ['Thank you for your patience.', 'A word from {company} while you wait.', 'A note from our team.'],
    closings: [
      'Please ask us for details when we return to the line.',
      'Our team will gladly tell you more in a moment.',
      'Please remain on the line, and we will be with you shortly.',
      'We will answer your call as soon as we can.',
    ],
    greetings: ['Thank you for calling {company}.', 'Welcome to {company}.', 'You have reached {company}.'],
    choices: ['Please choose from the following options.', 'To direct your call, please make a selection.'],
    thanks: ['Thank you for calling {company}.', 'We appreciate your call.', 'Thank you for your patience.'],
    voicemail: {
      openings: [
        'You have reached {company}.',
        'Thank you for calling {company}.',
        'This is the voicemail of {company}.',
      ],
      closings: [
        'Thank you for your call.',
        'We look forward to speaking with you.',
        'Thank you, and have a good day.',
      ],
    },
  },
  Calm: {
    welcome: [
      'Thank you for calling {company}. There is no need to hurry.',
      'Welcome to {company}. Please make yourself comfortable.',
      'You have reached {company}, and you are in good hands.',
    ],
    patience: [
      'Take a breath. We will be right with you.',
      'Thank you for waiting.',
      'It will only be a little while.',
    ],
    leads: ['While you wait, take a moment.', 'A quiet thought from {company}.', 'Thank you for waiting.'],
    closings: [
      'We will take the time to talk about it.',
      'There is no rush. Ask us whenever you are ready.',
      'Stay with us, and we will soon be there for you.',
      'We will be with you in a little while.',
    ],
    greetings: ['Welcome to {company}.', 'Thank you for calling {company}.', 'Hello, you have reached {company}.'],
    choices: ['Please take your time, and choose when you are ready.', 'Listen first, and choose when you are ready.'],
    thanks: ['Thank you for your call.', 'Thank you, and take care.', 'Thank you for your patience.'],
    voicemail: {
      openings: ['Hello, you have reached {company}.', 'Thank you for calling {company}.', 'Welcome to {company}.'],
      closings: ['Thank you, and take care.', 'Take your time. We will listen carefully.', 'Have a peaceful day.'],
    },
  },
  Authoritative: {
    welcome: [
      'You have reached {company}.',
      'This is {company}. Your call matters to us.',
      'You are on the line with {company}.',
    ],
    patience: ['Please hold. Your call will be answered.', 'Please do not hang up.', 'Thank you for holding.'],
    leads: ['Please note the following.', 'An important point from {company}.', 'Please listen carefully.'],
    closings: [
      'Our specialists will answer your questions on the line.',
      'Please raise it with us when your call is answered.',
      'Please hold. Your call will be answered in turn.',
      'You can rely on a clear answer from our team.',
    ],
    greetings: ['You have reached {company}.', 'This is {company}.', 'Welcome to {company}.'],
    choices: ['Please select one of the following options.', 'Please listen carefully and make your selection.'],
    thanks: ['Thank you for your call.', 'Thank you for calling {company}.', 'Thank you for your cooperation.'],
    voicemail: {
      openings: ['You have reached {company}.', 'This is {company}.', 'This is the voicemail of {company}.'],
      closings: ['Your call will be returned.', 'Every message is answered.', 'Thank you for your call.'],
    },
  },
  Warm: {
    welcome: [
      'Thank you so much for calling {company}.',
      'Welcome to {company}. We are so glad that you called.',
      'It is good to have you with us here at {company}.',
    ],
    patience: [
      'Thank you for waiting with us.',
      'It means a lot that you are waiting.',
      'We cannot wait to speak with you.',
    ],
    leads: ['Here is something close to our hearts.', 'Thank you for staying with us.', 'From all of us at {company}:'],
    closings: [
      'It would be our pleasure to talk with you about it.',
      'We are here for you, and we will be with you very soon.',
      'Just ask. We would love to help you.',
      'Thank you for giving us a moment of your time.',
    ],
    greetings: [
      'Thank you so much for calling {company}.',
      'A warm welcome to {company}.',
      'Hello, and welcome to {company}.',
    ],
    choices: ['We would love to help you.', 'Let us bring you to the person who can help.'],
    thanks: ['Thank you, from all of us.', 'We are so glad that you called.', 'Thank you for being with us.'],
    voicemail: {
      openings: [
        'Hello, and thank you so much for calling {company}.',
        'A warm hello from {company}.',
        'Welcome to {company}. We are so glad that you called.',
      ],
      closings: [
        'We look forward to hearing your voice.',
        'Thank you, and take good care.',
        'Speak with you very soon.',
      ],
    },
  },
} as const satisfies Record<string, Tone>;
