/** Mobile voicemail: what a caller who reaches nobody is asked for. */
export const voicemailBodies = [
  "We can't take your call right now. Please leave your name, your number and {leave} after the tone, and we will call you back.",
  'Please leave your name, your number and {leave} after the tone, and your call will be returned as soon as possible.',
  'We are with someone else at the moment. Leave your name, your number and {leave}, and we will call you as soon as we are free.',
  'We are sorry to have missed you. Tell us your name, your number and {leave} after the tone, and you will hear from us soon.',
  'You will find many answers at {site}. Or leave your name, your number and {leave} after the tone, and we will call you back.',
] as const;
