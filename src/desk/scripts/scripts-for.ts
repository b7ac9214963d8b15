import type { ServiceType } from '../../domain/order/services.ts';
import { fillCompany } from '../../domain/scripts/check/placeholders.ts';
import type { Scripts } from '../../form/tools/tools.ts';
import type { DeskText } from '../../text/desk-texts.ts';
import type { Text } from '../../text/en.ts';
import { toolTextFor } from '../../text/tool-text.ts';

type Templates = DeskText['templates'][keyof DeskText['templates']];

/** Created once for all cards: twenty of them show the same list. */
const made = new WeakMap<Templates, { readonly company: string; readonly scripts: Scripts }>();

/** The built-in scripts of a service in a language, with the company's name if it is known. */
export function scriptsFor(text: Text, service: ServiceType, company: string): Scripts {
  const { templates, companyPlaceholder } = toolTextFor(text);
  const ofService: Templates = templates[service];
  const known = made.get(ofService);
  if (known?.company === company) return known.scripts;
  const fill = (script: string): string => fillCompany(script, companyPlaceholder, company);
  const categories = Object.entries(ofService).map(([name, all]) => ({ name, scripts: all.map(fill) }));
  const scripts = { categories, all: categories.flatMap((category) => category.scripts) };
  made.set(ofService, { company, scripts });
  return scripts;
}
