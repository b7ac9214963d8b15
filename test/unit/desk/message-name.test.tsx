// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { MessageName } from '../../../src/desk/names/message-name.tsx';
import { MessageText } from '../../../src/form/messages/message-text.tsx';
import { drawing } from '../helpers/draw.tsx';
import { drawTool } from '../helpers/draw-tool.tsx';

it('Enter in the name of a message leads to its text', async () => {
  const { place } = await drawTool(
    <>
      <MessageName id={1} />
      <MessageText id={1} index={0} />
    </>,
  );
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  root.append(place);
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
  await drawing(() => place.querySelector('input')?.dispatchEvent(enter));
  expect(root.activeElement?.getAttribute('data-field')).toBe('message-0');
});
