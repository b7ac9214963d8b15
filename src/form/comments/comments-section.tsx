import type { Order } from '../../domain/order/order.ts';
import { useDispatch, useOrder } from '../context/form-context.tsx';
import { limits } from '../../domain/common/limits.ts';
import { TextArea } from '../../ui/field/inputs.tsx';
import { Section, useFold } from '../../ui/section/section.tsx';
import { useText } from '../texts/use-text.ts';

const selectComments = ({ comments }: Order): string => comments;

/** 'Comments': at most 1000 characters. Longer text stays and is shown as an error, so that nothing typed is lost. */
export function CommentsSection() {
  const text = useText();
  const comments = useOrder(selectComments);
  const dispatch = useDispatch();
  const limit = limits.maxCommentLength;
  const fold = useFold(comments !== '');
  const hint = `${text.comments.hint}\n${text.comments.count(comments.length, limit)}`;
  return (
    <Section heading={text.comments.heading} hint={!fold.isOpen && (comments || text.comments.hint)} fold={fold}>
      <TextArea
        label={text.comments.heading}
        mark={text.optionalMark}
        hint={hint}
        description={hint}
        error={comments.length > limit ? text.issues['comments-length'](limit) : undefined}
        value={comments}
        data-field="comments"
        onChange={(event) => dispatch({ type: 'orderEdited', edit: { comments: event.target.value } })}
      />
    </Section>
  );
}
