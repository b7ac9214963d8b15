/** What one prompt of a phone menu is for: which of a style's phrases open and end it, and what it says between. */
export interface MenuPrompt {
  readonly opens?: 'greetings' | 'choices';
  readonly ends?: 'thanks';
  readonly bodies: readonly string[];
}
