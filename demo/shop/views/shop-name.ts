export const shopName = 'Cadence Voice Studio';
export const studioEmail = 'studio@cadence.example';
