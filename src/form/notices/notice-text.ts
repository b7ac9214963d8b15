import type { Issue } from '../../domain/order/order-rules.ts';
import { limits } from '../../domain/common/limits.ts';
import type { Notice } from '../../state/notices/notices.ts';
import type { Text } from '../../text/en.ts';
import { optionText } from '../texts/option-text.ts';

/** The text of an issue: codes about a slot or message count it from 1, the others contain a number. */
export function issueText(text: Text, { code, index, count }: Issue): string {
  const words = text.issues[code];
  if (typeof words === 'string') return words;
  return words(count > 0 ? count : index + 1);
}

/** The text of a notice. */
export function noticeText(text: Text, notice: Notice): string {
  const words = plainText(text, notice);
  if (!notice.isUncharged) return words;
  return `${words}${/[.!?…]$/.test(words) ? '' : '.'} ${text.notices.uncharged}`;
}

function plainText(text: Text, notice: Notice): string {
  if ('text' in notice) return notice.text;
  switch (notice.key) {
    case 'issue':
      return issueText(text, notice.issue);
    case 'messageLimit':
      return text.notices.messageLimit(notice.count, limits.maxMessages);
    case 'previewFailed':
      return text.audio.failed(notice.name);
    case 'optionDropped':
      return optionText(text, notice.option).voices?.dropped(notice.name) ?? '';
    case 'optionRestored':
      return optionText(text, notice.option).voices?.restored ?? '';
    default:
      return text.notices[notice.key];
  }
}
