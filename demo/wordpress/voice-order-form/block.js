// Written as WordPress runs it, without a build step.
(({ blockEditor, blocks, components, element, i18n }) => {
  const { __ } = i18n;
  const { createElement, Fragment } = element;
  const text = (words) => __(words, 'voice-order-form');

  const services = [
    { value: 'moh', label: text('On-hold messages') },
    { value: 'voip', label: text('Telephone prompts') },
    { value: 'mvoice', label: text('Mobile voicemail') },
  ];

  const places = [
    { value: 'inline', label: text('On the page') },
    { value: 'button', label: text('Behind a button') },
  ];

  /** The settings of a block, beside the page. */
  const settings = ({ attributes, setAttributes }) =>
    createElement(
      blockEditor.InspectorControls,
      null,
      createElement(
        components.PanelBody,
        { title: text('Order form') },
        createElement(components.SelectControl, {
          label: text('Service to start with'),
          value: attributes.service,
          options: services,
          onChange: (service) => setAttributes({ service }),
        }),
        createElement(components.SelectControl, {
          label: text('Place of the form'),
          value: attributes.display,
          options: places,
          onChange: (display) => setAttributes({ display }),
        }),
        createElement(components.TextControl, {
          label: text('Partner code'),
          help: text('Empty for the one in Settings, Voice Order Form.'),
          value: attributes.referral,
          onChange: (referral) => setAttributes({ referral }),
        }),
      ),
    );

  /** The placeholder in the editor: the form itself is on the published page. */
  const placeholder = ({ attributes }) =>
    createElement(components.Placeholder, {
      icon: 'phone',
      label: text('Voice Order Form'),
      instructions: services.find(({ value }) => value === attributes.service)?.label,
    });

  blocks.registerBlockType('voice-order-form/form', {
    edit: (block) =>
      createElement(
        Fragment,
        null,
        settings(block),
        createElement('div', blockEditor.useBlockProps(), placeholder(block)),
      ),
    save: () => null,
  });
})(window.wp);
