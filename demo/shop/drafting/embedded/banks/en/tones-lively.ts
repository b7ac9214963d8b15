import type { Tone } from '../tone.ts';

/** The styles that come closer. */
export const livelyTones = {
  Friendly: {
    welcome: [
      'Hello, and thanks for calling {company}!',
      "Thanks for calling {company}. It's great to hear from you!",
      "You're through to {company}. Thanks for waiting!",
    ],
    patience: [
      "We'll be with you in just a moment.",
      'Thanks so much for waiting.',
      "Stay with us, we'll be right there.",
    ],
    leads: ['Did you know?', "Here's a tip while you wait.", 'Thanks for staying on the line!'],
    closings: [
      "Just ask us about it when we're back on the line.",
      "We're happy to tell you more in a moment.",
      "Thanks for waiting, we'll be right with you.",
      'We look forward to talking with you!',
    ],
    greetings: [
      'Hello, and thanks for calling {company}!',
      'Hello and welcome to {company}!',
      'Thanks for calling {company}.',
    ],
    choices: ["Let's get you to the right person.", "We're happy to help you."],
    thanks: ['Thanks for calling {company}!', 'Thanks so much for your call.', 'Thanks for choosing {company}!'],
    voicemail: {
      openings: ["Hello, you've reached {company}!", 'Thanks for calling {company}!', 'Hello, this is {company}.'],
      closings: ['Thanks, and talk to you soon!', 'We look forward to hearing from you!', 'Have a great day!'],
    },
  },
  Casual: {
    welcome: [
      'Hey there, thanks for calling {company}.',
      "Hi, you've got {company}. Thanks for hanging on.",
      "Hi there, it's {company}.",
    ],
    patience: ["Hang tight, we'll be right with you.", "We won't be long.", 'Sit back for a second.'],
    leads: ["Here's a thought while you wait.", 'Still there? Good!', 'Quick one from {company}.'],
    closings: [
      "Just bring it up when we're back on the line.",
      "Hang on, we'll be right there.",
      "Ask away, that's what we're here for.",
      "We'll talk about it in a second.",
    ],
    greetings: ["Hi, you've reached {company}.", 'Hey, thanks for calling {company}.', 'Hi there, this is {company}.'],
    choices: ["Here's how to find the right person.", 'Just tell us where you want to go.'],
    thanks: ['Thanks for calling.', 'Thanks a lot.', 'Thanks for calling {company}.'],
    voicemail: {
      openings: ["Hi, you've reached {company}.", 'Hey there, thanks for calling {company}.', "Hi, it's {company}."],
      closings: ['Thanks, talk soon.', 'Catch you later!', 'Thanks a lot, and take it easy.'],
    },
  },
  Energetic: {
    welcome: [
      'Thanks for calling {company}! Great that you are here!',
      "Hello from {company}! We can't wait to talk to you!",
      "Welcome to {company}! It's great to have you on the line!",
    ],
    patience: ["We'll be with you in no time!", 'Thanks for hanging in there!', "Don't go away, we're on our way!"],
    leads: ["Here's something for you!", 'Great that you are still here!', 'Listen to this from {company}!'],
    closings: [
      "Ask us about it the second we're back!",
      "Stay right there, we can't wait to tell you more!",
      "Let's talk about it, and let's get started!",
      'Bring us your questions, we love them!',
    ],
    greetings: ['Thanks for calling {company}!', 'Hello and welcome to {company}!', "Hello! You've reached {company}!"],
    choices: ["Let's get you where you want to go!", "Let's get started!"],
    thanks: ['Thanks for calling {company}!', 'Great to have you here!', "It's great to hear from you!"],
    voicemail: {
      openings: [
        "Hello! You've reached {company}!",
        'Thanks for calling {company}!',
        'Hello from {company}! Great to have you here!',
      ],
      closings: ["We can't wait to talk to you!", 'Talk to you very soon!', 'Make it a great day!'],
    },
  },
} as const satisfies Record<string, Tone>;
