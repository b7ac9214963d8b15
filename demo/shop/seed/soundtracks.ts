export interface SoundtrackSeed {
  id: string;
  title: string;
  categories: string[];
  file: { path: string; file: string };
}

function track(id: string, title: string, categories: string): SoundtrackSeed {
  return { id, title, categories: categories.split(' '), file: { path: 'assets/music', file: `${id}.mp3` } };
}

export const soundtracks: readonly SoundtrackSeed[] = [
  track('porch-light', 'Porch Light', 'acoustic'),
  track('willow-creek', 'Willow Creek', 'acoustic'),
  track('morning-trail', 'Morning Trail', 'acoustic upbeat'),
  track('campfire-letters', 'Campfire Letters', 'acoustic'),
  track('open-window', 'Open Window', 'acoustic upbeat'),
  track('honey-and-oak', 'Honey and Oak', 'acoustic'),
  track('forward-motion', 'Forward Motion', 'corporate upbeat'),
  track('bright-horizons', 'Bright Horizons', 'corporate'),
  track('clear-path', 'Clear Path', 'corporate'),
  track('first-meeting', 'First Meeting', 'corporate'),
  track('rainy-avenue', 'Rainy Avenue', 'jazz'),
  track('two-till-two', 'Two till Two', 'jazz'),
  track('after-hours', 'After Hours', 'jazz lounge'),
  track('blue-corner', 'Blue Corner', 'jazz'),
  track('prelude-in-c', 'Prelude in C (Bach)', 'classical'),
  track('canon-in-d', 'Canon in D (Pachelbel)', 'classical'),
  track('gymnopedie', 'Gymnopédie No. 1 (Satie)', 'classical'),
  track('minuet-in-g', 'Minuet in G (Petzold)', 'classical'),
  track('still-water', 'Still Water', 'ambient'),
  track('northern-glow', 'Northern Glow', 'ambient'),
  track('drifting-clouds', 'Drifting Clouds', 'ambient'),
  track('terrace-at-sunset', 'Terrace at Sunset', 'lounge'),
  track('velvet-hour', 'Velvet Hour', 'lounge jazz'),
  track('copacabana-breeze', 'Copacabana Breeze', 'lounge'),
  track('champagne-room', 'Champagne Room', 'lounge'),
  track('sunny-side-up', 'Sunny Side Up', 'upbeat'),
  track('weekend-ready', 'Weekend Ready', 'upbeat corporate'),
  track('city-bicycle', 'City Bicycle', 'upbeat'),
  track('hop-and-skip', 'Hop and Skip', 'upbeat'),
  track('jingle-bells', 'Jingle Bells', 'holiday upbeat'),
  track('silent-night', 'Silent Night', 'holiday'),
  track('deck-the-halls', 'Deck the Halls', 'holiday'),
];
