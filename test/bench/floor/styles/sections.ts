/** The sections of the form, from top to bottom. */
export const sections = `
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
