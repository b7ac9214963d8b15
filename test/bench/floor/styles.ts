/** Colours, type and controls. */
const base = `
:host { display: block }
.root {
  all: initial; display: block; position: relative; color-scheme: inherit;
  --accent: light-dark(#4b41d8, #a39dff); --on-accent: light-dark(#fff, #16161d); --soft: light-dark(#f0effc, #26263a);
  --surface: light-dark(#fff, #191b23); --raised: light-dark(#f6f6f8, #22242d); --line: light-dark(#dcdce2, #3a3c48);
  --line-strong: light-dark(#80818a, #8f909c); --text: light-dark(#1b1c26, #eceef5); --muted: light-dark(#5c5d66, #b4b6c2);
  --warning: light-dark(#825200, #ffc76b);
  font: 15px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
  color: var(--text); background: light-dark(#f4f5f8, #0f1016); border-radius: 20px;
}
*, ::before, ::after { box-sizing: border-box; min-width: 0 }
h2, h3, p, ul, ol, fieldset { margin: 0; padding: 0; border: 0 }
h2, h3 { font-weight: 650; line-height: 1.3; text-wrap: balance }
h2 { font-size: 20px; letter-spacing: -.015em } h3 { font-size: 17px }
ul, ol { list-style: none }
button, input, select, textarea { font: inherit; color: inherit; margin: 0 }
button { cursor: pointer; touch-action: manipulation }
a { color: var(--accent); text-underline-offset: 2px }
svg { flex: none } .drawn { fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round }
.solid { fill: currentColor }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
.muted { color: var(--muted) } .hint { color: var(--muted); font-size: 13px } .center { justify-self: center; text-align: center }

.button {
  display: inline-flex; align-items: center; justify-content: center; gap: 8px; min-height: 44px; padding: 8px 18px;
  border: 1px solid var(--line-strong); border-radius: 12px; background: var(--surface); font-weight: 600; line-height: 1.25;
  transition: background-color .15s, border-color .15s;
}
.button:hover:not(:disabled) { background: var(--raised); border-color: var(--text) }
.button:disabled { opacity: .55 }
.button.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent) }
.button.compact { padding: 4px 12px; font-size: 13px }
.button.compact[aria-pressed=true] { background: var(--accent); color: var(--on-accent) }
.quiet, .button.quiet { border-color: transparent; background: none; color: var(--accent) }
.play {
  display: grid; place-items: center; flex: none; width: 44px; height: 44px; padding: 0; border: 1px solid transparent;
  border-radius: 50%; background: var(--soft); color: var(--accent); transition: background-color .15s, color .15s;
}
.play:hover { background: var(--accent); color: var(--on-accent) }

.field { display: grid; gap: 6px; align-content: start }
.field > label, legend { font-weight: 600; line-height: 1.35 }
.control {
  width: 100%; min-height: 44px; padding: 9px 12px; background: var(--surface); border: 1px solid var(--line-strong);
  border-radius: 12px; line-height: 1.5; transition: border-color .15s;
}
.control:hover { border-color: var(--text) } .control:disabled { background: var(--raised); color: var(--muted) }
.control::placeholder { color: var(--muted) }
.area { min-height: 116px; max-height: 420px; resize: vertical; field-sizing: content }
.select { appearance: none; padding-inline-end: 40px; text-overflow: ellipsis }
.select-box { position: relative }
.chevron { position: absolute; inset-inline-end: 12px; top: 50%; transform: translateY(-50%); display: flex; color: var(--muted); pointer-events: none }
.check-row { display: flex; gap: 12px; align-items: start; padding: 10px 0; min-height: 44px }
.check { flex: none; width: 24px; height: 24px; accent-color: var(--accent) }
.check-label { flex: 1 }
.priced { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; font-weight: 500 }
`;

/** The sections of the form, from top to bottom. */
const sections = `
.form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; max-width: 1200px; margin-inline: auto; padding: 20px }
.section { display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px; padding: 28px 32px; background: var(--surface); border: 1px solid var(--line); border-radius: 16px }
.head { display: grid; gap: 4px }
.notice { display: flex; flex-wrap: wrap; gap: 8px 12px; padding: 14px 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--raised) }
.notice p:first-of-type { flex: 1 1 280px } .links { display: flex; gap: 16px }
.services { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px }
.service {
  display: grid; grid-template-columns: auto 1fr; align-items: center; column-gap: 14px; padding: 16px; text-align: start;
  background: var(--surface); border: 1px solid var(--line); border-radius: 14px; transition: border-color .15s, background-color .15s;
}
.service[aria-selected=true] { border-color: var(--accent); background: var(--soft); box-shadow: inset 0 0 0 1px var(--accent) }
.service-icon { grid-row: span 2; display: grid; place-content: center; width: 44px; height: 44px; border-radius: 12px; background: var(--soft); color: var(--accent) }
.service[aria-selected=true] .service-icon { background: var(--accent); color: var(--on-accent) }
.service-name { font-weight: 650; line-height: 1.3 }

.row-list { display: flex; flex-wrap: wrap; align-items: center; gap: 8px }
.slot { display: inline-flex; border: 1px solid var(--line-strong); border-radius: 999px; background: var(--surface) }
.slot[data-chosen=true] { border-color: var(--accent); background: var(--soft); box-shadow: inset 0 0 0 1px var(--accent) }
.slot-name { min-height: 44px; padding: 4px 16px; border: 0; background: none; font-weight: 600 }
.segments { display: inline-flex; justify-self: start; padding: 4px; gap: 4px; background: var(--raised); border: 1px solid var(--line); border-radius: 17px }
.segment { min-height: 36px; padding: 4px 20px; border: 1px solid transparent; border-radius: 12px; background: none; font-weight: 600; color: var(--muted) }
.segment[aria-selected=true] { background: var(--surface); color: var(--text); border-color: var(--line-strong); box-shadow: 0 1px 2px rgb(0 0 0 / 8%) }
.filters { display: grid; grid-template-columns: 2fr 1fr; gap: 12px }
.scroller { max-height: 484px; margin: -6px; padding: 6px 6px 20px; overflow-y: auto; scrollbar-width: thin; mask-image: linear-gradient(#000 calc(100% - 20px), transparent) }
.tracks-scroller { max-height: 392px }
.voices { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px }
.voice {
  position: relative; display: grid; grid-template-columns: 64px minmax(0, 1fr) auto; grid-template-rows: auto 1fr; gap: 4px 14px; align-items: center;
  min-height: 112px; padding: 14px; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; transition: border-color .15s, background-color .15s;
}
.voice:hover { border-color: var(--line-strong) }
.voice[data-chosen=true] { border-color: var(--accent); background: var(--soft); box-shadow: inset 0 0 0 1px var(--accent) }
.face { position: relative; grid-row: span 2; align-self: start }
.mark { position: absolute; inset-inline-end: -4px; bottom: -4px; display: none; place-content: center; width: 24px; height: 24px; border-radius: 50%; background: var(--accent); color: var(--on-accent) }
.voice[data-chosen=true] .mark { display: grid }
.portrait { display: block; width: 64px; height: 64px; border-radius: 50%; object-fit: cover; background: var(--raised) }
.radio { position: absolute; inset-block: 0; inset-inline-start: 0; z-index: 1; width: 92px; appearance: none; cursor: pointer }
.voice-label { cursor: pointer; line-height: 1.3 } .voice-label::after { content: ''; position: absolute; inset: 0; border-radius: 12px }
.voice-name { font-weight: 650; font-size: 17px } .voice-languages { display: block; color: var(--muted); font-size: 13px }
.above { position: relative; z-index: 1 }
.tags { position: relative; z-index: 1; display: flex; flex-wrap: wrap; gap: 4px; grid-column: 2 / -1; place-self: start }
.tag { padding: 1px 8px; min-height: 24px; border: 1px solid transparent; border-radius: 999px; background: var(--raised); color: var(--muted); font-size: 13px; font-weight: 500; white-space: nowrap }
.tag[aria-pressed=true] { background: var(--accent); color: var(--on-accent) } .tag.warning { color: var(--warning) }

.ai { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 8px 14px; padding: 16px; border-radius: 12px; background: var(--soft) }
.cards { display: grid; gap: 16px }
.card { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; padding: 20px; border: 1px solid var(--line); border-radius: 12px }
.columns { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 16px 24px }
.column { display: grid; gap: 16px; align-content: start }
.foot { display: flex; justify-content: flex-end; gap: 8px }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px 32px }
.tracks { display: grid; grid-template-columns: 1fr 1fr; column-gap: 24px }
.track { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; gap: 12px; min-height: 61px; padding: 8px; border-bottom: 1px solid var(--line) }
.track:hover { background: var(--raised) } .track[data-chosen=true] { background: var(--soft) } .track-title { font-weight: 600; line-height: 1.3 }
.discount { display: flex; gap: 12px; align-items: end } .discount .field { flex: 1 }
.faq + .faq { border-top: 1px solid var(--line) } .faq p { padding-bottom: 14px; max-width: 72ch }
.faq summary { display: flex; justify-content: space-between; align-items: center; gap: 12px; min-height: 44px; padding: 12px 0; font-weight: 600; cursor: pointer; list-style: none }
@media (width < 880px) {
  .voices { grid-template-columns: repeat(2, minmax(0, 1fr)) } .columns, .pair, .tracks { grid-template-columns: minmax(0, 1fr) }
}
@media (width < 560px) { .voices, .services, .filters { grid-template-columns: minmax(0, 1fr) } .section { padding: 20px 16px } }
`;

const barAndDialog = `
.bar {
  position: sticky; bottom: 0; z-index: 2; display: grid; grid-template-columns: minmax(140px, 1fr) auto auto auto; align-items: center; gap: 4px 20px;
  padding: 12px 24px; background: var(--surface); border-top: 1px solid var(--line); border-radius: 0 0 20px 20px; box-shadow: 0 -6px 20px rgb(20 20 45 / 7%);
}
.counts { display: flex; flex-wrap: wrap; gap: 2px 10px; font-size: 13px; color: var(--muted) }
.currency { width: auto; min-height: 36px; font-size: 13px; font-weight: 600 }
.sums { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 16px; font-variant-numeric: tabular-nums; font-size: 13px }
.total { font-weight: 700; font-size: 20px }
@media (width < 880px) { .bar { grid-template-columns: minmax(0, 1fr) auto } .sums, .bar .button { grid-column: 1 / -1 } }

.screen { position: fixed; inset: 0; width: 100%; height: 100%; max-width: none; max-height: none; margin: 0; padding: 0; border: 0; color: var(--text); background: rgb(12 12 24 / 55%); overflow: hidden }
.screen[open] { display: flex; align-items: center; justify-content: center }
.panel { display: flex; flex-direction: column; width: 100%; max-width: 680px; max-height: calc(100% - 32px); background: var(--surface); border-radius: 18px; box-shadow: 0 8px 28px rgb(20 20 45 / 16%); overflow: hidden }
.panel-head { display: flex; justify-content: space-between; padding: 12px 12px 12px 20px; border-bottom: 1px solid var(--line) }
.panel-body { display: grid; gap: 16px; flex: 1 1 auto; min-height: 0; padding: 24px; overflow: auto; overscroll-behavior: contain }
.panel-body h3 { font-size: 13px; color: var(--muted) }
.panel-foot { display: flex; justify-content: flex-end; gap: 8px 16px; padding: 12px 24px; border-top: 1px solid var(--line) }
.person { display: inline-flex; align-items: center; gap: 8px; padding: 4px 6px; border-radius: 999px; background: var(--raised); font-weight: 600 }
.person .portrait { width: 36px; height: 36px }
.prompts { border: 1px solid var(--line); border-radius: 12px } .prompt { display: grid; gap: 4px; padding: 12px 16px } .prompt + .prompt { border-top: 1px solid var(--line) }
.prompt-head { display: flex; justify-content: space-between; gap: 12px; font-weight: 600 } .prompt-text { white-space: pre-wrap; overflow-wrap: anywhere }
table { width: 100%; padding: 12px 20px; border-radius: 12px; background: var(--raised); font-variant-numeric: tabular-nums }
th { padding: 5px 0; text-align: start; font-weight: 400; color: var(--muted) } td { padding: 5px 0; text-align: end }
`;

/** The whole style sheet. */
export const styles = [base, sections, barAndDialog].join('\n');
