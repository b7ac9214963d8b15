export const serviceTypes = ['moh', 'voip', 'mvoice'] as const;
export type ServiceType = (typeof serviceTypes)[number];
export type OfService<Value> = Readonly<Record<ServiceType, Value>>;

export const services: OfService<{ readonly name: string; readonly line: string }> = {
  moh: { name: 'On Hold Message', line: 'Voice and music for callers on hold' },
  voip: { name: 'Telephone Voice Prompts', line: 'Greetings and menus for your phone system' },
  mvoice: { name: 'Mobile Voicemail', line: 'A professional greeting on your mobile' },
};
