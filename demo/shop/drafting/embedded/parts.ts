import { serviceRules } from '../../../../src/domain/order/services.ts';
import type { Brief } from '../drafter.ts';
import { menuPrompts, type Bank } from './banks/bank.ts';
import { banks } from './banks/banks.ts';

/** What a script can be put together from. No phrases: a script does without that part. */
export interface Parts {
  readonly openings: readonly string[];
  readonly bodies: readonly string[];
  /** What is said instead where all bodies were heard or speak of something that is not known. */
  readonly spares?: readonly string[];
  readonly closings: readonly string[];
}

const bankOf = ({ language = 'en' }: Brief): Bank => banks[language];

/** The company's own words come first, so that a few messages already speak of it. */
function onHoldBodies(brief: Brief, position: number): Pick<Parts, 'bodies' | 'spares'> {
  const { industryWords, anybody, about, website } = bankOf(brief);
  const { facts } = industryWords[brief.industry];
  if (position > 2) return { bodies: facts, spares: anybody };
  return { bodies: position === 1 ? about : website, spares: facts };
}

function onHoldParts(brief: Brief, position: number): Parts {
  const { tones, waiting } = bankOf(brief);
  const { welcome, patience, leads, closings } = tones[brief.style];
  if (position === 0) return { openings: welcome, bodies: waiting, closings: patience };
  return { openings: leads, closings, ...onHoldBodies(brief, position) };
}

/** Orders can have more prompts than a menu needs: those begin anew with the second one, as for a submenu. */
function menuParts(brief: Brief, position: number): Parts {
  const { menu, tones, industryWords } = bankOf(brief);
  const { style, industry } = brief;
  const place = position < menuPrompts.length ? position : 1 + ((position - 1) % (menuPrompts.length - 1));
  const { name, opens, ends } = menuPrompts[place] ?? menuPrompts[0];
  const bodies = menu[name];
  const tone = tones[style];
  // Where an industry has a warning for callers out of hours, none of them misses it.
  const warnings =
    industryWords[industry].urgent === undefined ? [] : bodies.filter((body) => body.includes('{urgent}'));
  return {
    openings: opens ? tone[opens] : [],
    bodies: warnings.length > 0 ? warnings : bodies,
    closings: ends ? [...tone[ends], ''] : [],
  };
}

function greetingParts(brief: Brief): Parts {
  const { tones, voicemailBodies } = bankOf(brief);
  return { ...tones[brief.style].voicemail, bodies: voicemailBodies };
}

const partsOfKind = { loop: onHoldParts, menu: menuParts, greeting: greetingParts };

/** What the prompt at a place of the order is made of, counted from 0. */
export const partsOf = (brief: Brief, position: number): Parts =>
  partsOfKind[serviceRules[brief.serviceType].scriptKind](brief, position);
