import * as v from 'valibot';
import { genders, type Voice } from '../domain/catalogue/voice.ts';
import { listOf, type ListCall } from './lists.ts';
import { flag, id, orNull, text, textList, word } from './schemas.ts';
import { mediaUrl } from './urls.ts';

const isoTime = v.pipe(
  v.string(),
  v.check((value) => !Number.isNaN(Date.parse(value))),
);

/** Shops call the ends of an absence `start` and `end`, or `startDate` and `endDate`. */
const absence = orNull(
  v.pipe(
    v.object({ start: text, end: text, startDate: text, endDate: text }),
    v.transform(({ start, end, startDate, endDate }) => ({ start: start ?? startDate, end: end ?? endDate })),
    v.object({ start: isoTime, end: isoTime }),
  ),
);

function voice(apiUrl: string) {
  return v.pipe(
    v.object({
      id,
      name: word,
      gender: v.pipe(v.string(), v.toLowerCase(), v.picklist(genders)),
      image: text,
      preview: text,
      language: textList,
      tags: textList,
      isActive: flag,
      plannedAbsence: absence,
      rushOrderUnavailable: flag,
    }),
    v.transform((raw): Voice => ({
      ...raw,
      image: mediaUrl(raw.image, apiUrl),
      preview: mediaUrl(raw.preview, apiUrl),
    })),
  );
}

/**
 * `GET /voice`: the active voices, at most 100 (docs/behaviour.md, Calls). The filter is percent-encoded: servers such as
 * Tomcat refuse a raw `|`.
 */
export const voiceList = (apiUrl: string): ListCall<Voice> => ({
  call: { path: 'voice?filter=isActive%7C%7C%24eq%7C%7Ctrue&limit=100' },
  schema: listOf(voice(apiUrl)),
});
