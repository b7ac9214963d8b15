/** Whether a selector finds something in a document or in the open shadow roots right below its body. */
export const findIn =
  ({ body }: Document) =>
  (selector: string): boolean =>
    [...(body?.children ?? [])].some(
      (element) => element.shadowRoot?.querySelector(selector) ?? element.querySelector(selector),
    );
