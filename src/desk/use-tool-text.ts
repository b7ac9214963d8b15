import { useText } from '../form/texts/use-text.ts';
import type { DeskText } from '../text/desk-texts.ts';
import { toolTextFor } from '../text/tool-text.ts';

/** The texts of the script tools in the buyer's language. */
export const useToolText = (): DeskText => toolTextFor(useText());
