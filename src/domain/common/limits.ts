/** The numbers that bound an order (docs/behaviour.md, Limits). One truth for the form and the shop. */
export const limits = {
  maxMessages: 20,
  messagesNoticeAbove: 12,
  /** In characters, some 20 minutes of speech. */
  maxMessageLength: 20_000,
  maxCommentLength: 1000,
  includedPrompts: 1,
  includedWordsPerPrompt: 50,
  musicSeconds: [5, 10, 15, 20, 25, 30],
  defaultMusicSeconds: 10,
  maxVoices: 20,
  maxTracks: 20,
} as const;
