import { memo, useMemo } from 'react';
import { defaultStyleGuide, parseStyleGuide, styleGuideValues } from '../../domain/order/style-guide.ts';
import { chooseGuide } from '../../state/session/messages.ts';
import { Options, Select, TextArea } from '../../ui/field/inputs.tsx';
import { useDispatch, useForm, useMessageField } from '../context/form-context.tsx';
import { useIssue } from '../focus/use-issue.ts';
import { useText } from '../texts/use-text.ts';
import * as css from './message-card.css.ts';

interface MessageStyleProps {
  readonly id: number;
  readonly index: number;
}

/** The style of a message: a guide with its description, or the buyer's own words (docs/behaviour.md, Rules). */
export const MessageStyle = memo(({ id, index }: MessageStyleProps) => {
  const { messages: text, styleGuides } = useText();
  const guide = useMessageField(id, 'guide') ?? defaultStyleGuide;
  const customStyle = useMessageField(id, 'customStyle') ?? '';
  const issue = useIssue('style-missing', index);
  const form = useForm();
  const dispatch = useDispatch();
  const isCustom = guide === 'custom';
  const options = useMemo(
    () => <Options options={styleGuideValues.map((value) => ({ value, label: styleGuides[value].label }))} />,
    [styleGuides],
  );
  return (
    <>
      <Select
        label={text.guide}
        value={guide}
        onPick={(value) => chooseGuide(form, id, parseStyleGuide(value))}
        data-field={isCustom ? undefined : `style-${index}`}
        hint={isCustom ? undefined : styleGuides[guide].text}
      >
        {options}
      </Select>
      {isCustom && (
        <div className={css.custom}>
          <TextArea
            label={text.custom}
            hint={text.customHint}
            error={issue}
            value={customStyle}
            data-field={`style-${index}`}
            onChange={(event) => dispatch({ type: 'messageEdited', id, edit: { customStyle: event.target.value } })}
          />
        </div>
      )}
    </>
  );
});
