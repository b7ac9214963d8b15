/** The texts of a language. The build writes this type anew, from the languages that there are (rollup/texts-type.mjs). */
export type VoiceOrderFormTexts = object;
