import { useState, type MouseEvent } from 'react';
import { findPhoneSystems } from '../../domain/phone-systems/find-phone-systems.ts';
import { focusSoon } from '../../form/focus/focus-field.ts';
import { phoneSystemText } from '../../text/text.ts';
import { useText } from '../../form/texts/use-text.ts';
import { useDispatch } from '../../form/context/form-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextInput } from '../../ui/field/inputs.tsx';
import { Status } from '../../ui/status.tsx';
import * as css from '../desk.css.ts';
import { useToolText } from '../tool-text.ts';
import { chevron, row, small } from '../../styles/shared.css.ts';

/** The maximum number of results: more would be a list to read. */
const mostFound = 8;

/** Finds a phone system by brand or other words. */
export function PhoneSearch() {
  const texts = useText();
  const text = useToolText().phone;
  const dispatch = useDispatch();
  const [query, setQuery] = useState('');
  const found = findPhoneSystems(query, (system) => phoneSystemText(texts, system).label).slice(0, mostFound);
  const choose = (event: MouseEvent<HTMLElement>, phoneSystem: string): void => {
    dispatch({ type: 'orderEdited', edit: { phoneSystem } });
    setQuery('');
    focusSoon(event.currentTarget, 'phone-system');
  };
  return (
    <details>
      <summary className={css.colouredOpener}>
        <span>{text.open}</span>
        <Icon name="chevron" size={16} className={chevron} />
      </summary>
      <div className={css.stack}>
        <TextInput
          label={text.search}
          type="search"
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Status className={small}>
          {query.trim() !== '' && (found.length > 0 ? text.found(found.length) : text.none)}
        </Status>
        {found.length > 0 && (
          <ul className={row}>
            {found.map((system) => (
              <li key={system.value}>
                <Button isCompact onClick={(event) => choose(event, system.value)}>
                  {phoneSystemText(texts, system).label}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
