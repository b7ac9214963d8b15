/**
 * One entry of the health report: what there is, then by turns what to do about it and what to write for that, which may
 * be several lines.
 */
export type HealthText = readonly [what: string, ...steps: (string | undefined)[]];

/** What a sandboxed frame needs; docs/embedding.md, In a frame, says what each is for. */
const sandboxTokens = [
  'allow-scripts',
  'allow-same-origin',
  'allow-top-navigation-by-user-activation',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
] as const;

const inFrame = ['The frame’s sandbox attribute needs at least:', sandboxTokens.join(' ')] as const;

/**
 * The words of the health report, in English only: it is for whoever embeds the form, not for buyers. An address stands
 * where no mark follows it, which would be copied along.
 */
export const healthText = {
  heading: 'Health report',
  states: { problem: 'Problem', warning: 'Warning', ok: 'Fine' },
  looking: 'Looking at this page…',
  found: (problems: number, warnings: number) =>
    problems + warnings === 0
      ? 'No problems found on this page.'
      : `Found on this page: ${problems} ${problems === 1 ? 'problem' : 'problems'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}.`,
  again: 'Check again',
  close: 'Close',
  checks: {
    script: (version, url) => [`Form version ${version}, loaded from ${url || 'this page'}`],
    scripts: (version, url, others) => [
      `The script is on this page more than once. The copy from ${url || 'this page'} runs, in version ${version}.`,
      'One script tag serves any number of forms. Found:',
      others,
    ],
    unclosed: (tag) => [
      'The form’s tag is not closed, so what follows it on the page became its fallback content, which is hidden.',
      'HTML ignores a slash at the end of this tag. Write:',
      tag,
    ],
    ignored: (name, value, allowed) => [
      `${name}="${value}" is not understood.`,
      `The default is used instead. ${allowed ? 'It can be:' : 'Correct the attribute, or leave it out.'}`,
      allowed || undefined,
    ],
    misspeltWord: (name, word, meant) => [`${name} contains “${word}”, which has no effect. Did you mean ${meant}?`],
    unknownWord: (name, word, known) => [`${name} contains “${word}”, which has no effect.`, 'There are:', known],
    reference: (name, length) => [
      `The ${name} is not sent with orders.`,
      `It can have up to 200 characters, all of them printable ASCII. This one has ${length}.`,
    ],
    misspelt: (name, meant) => [`The form has no attribute ${name}. Did you mean ${meant}?`],
    shopPath: (name, value, url) => [
      `${name}="${value}" is no address. It makes Login lead to ${url} on this site.`,
      'Begin it with https:// or, for a place on this site, with a slash.',
    ],
    badStyle: (name, value, example) => [
      `The style ${name}: ${value} does not hold.`,
      'Write it like this:',
      `${name}: ${example}`,
    ],
    refusedStyle: (style) => [
      'The page’s content security policy refuses the style attribute, so that none of it holds.',
      'Leave it out, and add to a style sheet of the page:',
      `voice-order-form { ${style} }`,
    ],
    misspeltStyle: (name, meant) => [`The form has no style ${name}. Did you mean ${meant}?`],
    unknownStyle: (name, known) => [`The form has no style ${name}.`, 'There are:', known],
    covered: (name, edge, height) => [
      `A fixed part of the page, ${name}, covers ${height} at the ${edge} of the window.`,
      'The form keeps clear of it. For what the browser itself scrolls to, add to your style sheet:',
      `html { scroll-padding-${edge}: ${height} }`,
    ],
    policy: (changed, added, policy) => [
      policy
        ? `One of the page’s content security policies, “${policy}”, blocks something that the form needs.`
        : 'The page’s content security policy blocks something that the form needs.',
      ...(changed
        ? [changed.includes('\n') ? 'Change these directives to:' : 'Change this directive to:', changed]
        : []),
      ...(added ? ['Add to the policy:', added] : []),
    ],
    policyKept: () => ['The page’s content security policy allows everything that the form needs.'],
    reached: (url) => [`The shop answers at ${url}`],
    refused: (url, attribute) => [
      `The server at ${url} answers with an error.`,
      `Check ${attribute}. If it is right, the problem is on the shop’s side.`,
    ],
    foreign: (url, attribute) => [
      `What answers at ${url} is not a shop’s API.`,
      `Correct ${attribute}, or leave it out.`,
    ],
    mistyped: (url, attribute, meant) => [
      `The address ${url} is not that of a shop’s API.`,
      `Correct ${attribute}, or leave it out. One answers here:`,
      `${attribute}="${meant}"`,
    ],
    cors: (url, attribute) => [
      `The page may not read what answers at ${url} (CORS).`,
      `Check ${attribute}. If it is right, the shop’s API has to send:`,
      'access-control-allow-origin: *',
    ],
    mixed: (url, attribute) => [
      `The shop’s address ${url} is on http:, which a page on https: can’t call.`,
      `Set ${attribute} to an https: address.`,
    ],
    unreachable: (url, attribute) => [
      `The shop’s address ${url} can’t be reached.`,
      `Check ${attribute}, the page’s policy, and whether an extension or a firewall blocks the shop.`,
    ],
    shopRefused: (url) => [
      `The shop’s address ${url} can’t be reached.`,
      'The page’s content security policy blocks it, as told below.',
    ],
    service: (service) => [`The service is ${service}.`],
    language: (tag) => [`The language is ${tag}.`],
    noReferral: (attribute) => [
      'There is no referral code: orders from this page won’t be credited to you.',
      'Add:',
      `${attribute}="your-code"`,
    ],
    known: (code) => [`The shop knows the referral code ${code}.`],
    unknown: (code) => [
      `The shop does not know the referral code ${code}.`,
      'Check how it is written, or ask the shop.',
    ],
    holds: (code) => [`The discount code ${code} holds.`],
    invalid: (code) => [
      `The discount code ${code} does not hold: orders start without a discount. Buyers are not told.`,
      'Check how it is written, or ask the shop.',
    ],
    unknownVoice: (id, url) => [
      `The shop has no voice with the id ${id}: orders start without one.`,
      'The ids are in the shop’s list of voices:',
      url,
    ],
    unofferedVoice: (id, code) => [
      `The voice ${id} is not offered with the referral code ${code}: orders start without one.`,
      'Name one that the form shows, or ask the shop to add it.',
    ],
    noLanguage: (tag, attribute) => [
      `There are no texts in the language ${tag}: English stands in.`,
      'Set another:',
      `${attribute}="en"`,
    ],
    missingTexts: (tag, url) => [
      `English stands in for the texts in ${tag}, as the file ${url} could not be loaded.`,
      'The shop has to serve this file, of the very build of the script, with:',
      'access-control-allow-origin: *',
    ],
    noTextsBeside: (tag, language) => [
      `English stands in for the texts in ${tag}, which are not beside a script that is bundled or renamed.`,
      'Add to the bundle:',
      `import 'voice-order-form/${language}';`,
    ],
    missingDesk: (url) => [
      `The file ${url} with the tools for scripts could not be loaded. The form works without them.`,
      'The shop has to serve this file, of the very build of the script, with:',
      'access-control-allow-origin: *',
    ],
    noDeskBeside: () => [
      'The tools for scripts are not beside a script that is bundled or renamed. The form works without them.',
      'Add to the bundle:',
      `import 'voice-order-form/desk';`,
    ],
    noFrame: () => ['The page is not in a frame.'],
    framed: () => ['The page is in a frame, which checkout has to leave.', ...inFrame],
    sandboxed: () => ['A sandboxed frame keeps buyers from checkout, or orders from being saved.', ...inFrame],
    saved: () => ['Orders are saved in this browser.'],
    blocked: () => [
      'This browser’s storage is blocked: orders are lost when the page is closed.',
      'The browser’s settings or a frame’s sandbox cause this. There is nothing to change in your page.',
    ],
    full: () => [
      'This site’s storage is full: orders are lost when the page is closed.',
      'Remove what other scripts of your site have stored.',
    ],
    secure: () => ['The page is served over https.'],
    local: () => ['The page comes from this computer, which browsers trust as they do https. Publish it over https.'],
    insecure: () => [
      'The page is delivered over plain http: anybody on the way can read what buyers enter.',
      'Serve it over https.',
    ],
  } satisfies Record<string, (...values: string[]) => HealthText>,
};
