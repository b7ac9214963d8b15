/** On hold: why the caller waits. `{site}` is the company's website. */
export const waiting = [
  'All of our lines are busy at the moment. Your call will be answered in the order in which it was received.',
  'We are helping other callers right now, and we have not forgotten you. Your place in line is safe.',
  'Our team is on other calls at the moment. Please stay with us, as calling again would lose your place in line.',
  'Someone will be with you as soon as they have finished looking after the caller before you.',
  'We will be with you as soon as we can. In the meantime, you will find many answers at {site}.',
] as const;

/** On hold: about the company in the buyer's own words. */
export const about = [
  '{about} Ask our team what that could mean for you.',
  '{about} Ask us anything you would like to know about it.',
  '{about} We’d love to tell you more.',
] as const;

/** On hold: where to find more. */
export const website = [
  'You can also find answers to many questions at {site}, at any hour and without waiting.',
  'Feel free to visit {site}, where you will find more about what we do and how to reach us.',
  'When you have a moment, take a look at {site}. It is a good place to begin, and to come back to.',
] as const;

/** On hold: what fits any company. */
export const anybody = [
  'To help you quickly, please have your details ready, along with any letter, invoice or number to do with your question.',
  'Your opinion helps us to improve. Tell us what we did well today, and what we could do better next time.',
  'Behind every call is a real person who wants to solve it the first time, so that you do not have to call twice.',
  'You may be calling with one question and have another on your mind. Keep it ready, and we will look after both.',
] as const;
