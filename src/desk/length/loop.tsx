import { useAtomValue } from 'jotai/react';
import { serviceRules } from '../../domain/order/service-types.ts';
import {
  heardOf,
  longestGreetingSeconds,
  type Loop as LoopOfOrder,
  type LoopPart,
} from '../../domain/scripts/listen/loop.ts';
import { serviceRulesAtom, serviceTypeAtom } from '../../state/session/order-atoms.ts';
import { loopAtom, messageSecondsAtom } from '../../state/script/script-context.ts';
import { aboutText, useToolText } from '../use-tool-text.ts';
import { small, stack, warning } from '../../styles/shared.css.ts';
import { useLocale } from '../../form/texts/use-text.ts';
import type { ToolSlots } from '../../form/tools/tools.ts';
import type { DeskText } from '../../text/desk-texts.ts';
import { PhoneLimitNote } from '../phone-system/phone-system-tool.tsx';
import * as css from './length.css.ts';

/** The spoken length of a message. If callers hear it first and it is rather long, also how long they listen. */
export function SpokenLength({ id, index }: ToolSlots['message-length']) {
  const text = useToolText();
  const seconds = useAtomValue(messageSecondsAtom(id));
  const longest = longestGreetingSeconds[serviceRules[useAtomValue(serviceTypeAtom)].scriptKind];
  if (seconds === 0) return null;
  return (
    <>
      <span>{aboutText(text, seconds)}</span>
      {index === 0 && longest !== null && seconds > longest / 2 && (
        <span className={seconds > longest ? warning : undefined}>{text.length.patience(longest)}</span>
      )}
    </>
  );
}

/** The loop that callers on hold hear, as a bar to scale; empty until a message is written. */
export function Loop() {
  const text = useToolText();
  const { length } = text;
  const loop = useAtomValue(loopAtom);
  const heard = heardText(length, useLocale(), loop);
  if (!useAtomValue(serviceRulesAtom).hasMusic) return null;
  const { parts, seconds } = loop;
  const title = seconds === 0 ? length.loopTitle : length.loop(aboutText(text, seconds));
  const described = [title, ...parts.map((part) => partText(text, part))].join('. ');
  return (
    <div className={stack}>
      <p className={css.title}>{title}</p>
      <div role="img" aria-label={described} className={css.bar}>
        {parts.map((part) => (
          <span
            key={`${part.kind} ${part.index}`}
            className={part.kind === 'message' ? css.message : css.music}
            style={{ flexGrow: part.seconds }}
            title={partText(text, part)}
          >
            {part.kind === 'message' && part.index + 1}
          </span>
        ))}
      </div>
      <p className={small}>{heard}</p>
      <PhoneLimitNote />
    </div>
  );
}

const partText = (text: DeskText, { kind, index, seconds }: LoopPart): string =>
  kind === 'message' ? text.length.message(index + 1, aboutText(text, seconds)) : text.length.music(seconds);

/** What a caller hears who waits two minutes. */
function heardText(text: DeskText['length'], locale: string, loop: LoopOfOrder): string {
  const { times, messages } = heardOf(loop);
  if (loop.seconds === 0) return text.empty;
  if (times === 1) return text.once;
  if (times > 1) return text.times(times.toLocaleString(locale));
  return text.heard(messages, loop.parts.filter(({ kind }) => kind === 'message').length);
}
