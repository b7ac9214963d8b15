/** The limits of an order (docs/behaviour.md, Limits), shared by the form and the shop. */
export const limits = {
  maxMessages: 20,
  messagesNoticeAbove: 12,
  /** In characters; about 20 minutes of speech. */
  maxMessageLength: 20_000,
  maxCommentLength: 1000,
  includedPrompts: 1,
  includedWordsPerPrompt: 50,
  musicSeconds: [5, 10, 15, 20, 25, 30],
  defaultMusicSeconds: 10,
  maxVoices: 20,
  maxTracks: 20,
} as const;
