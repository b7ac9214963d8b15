import type { ServiceType } from '../domain/order/service-types.ts';
import { dictionary } from './phrase.ts';

/** The placeholder for the company, replaced once its name is known (docs/behaviour.md, Purpose). */
export const companyPlaceholder = '[Company name]';

/**
 * Script templates in English of each service by category, 15 each (docs/behaviour.md, Purpose). Text in brackets is for
 * the buyer to fill in. No template has more words than a message includes.
 */
export const templates: Readonly<Record<ServiceType, Readonly<Record<string, readonly string[]>>>> = {
  moh: dictionary({
    'Welcome & patience': [
      'Thanks for calling [Company name]. We’re helping other callers right now, but we haven’t forgotten you. Stay on the line, and the next available person will take your call.',
      'You’ve reached [Company name], and your place in line is safe. While you wait, please have your account or order number handy, so we can get straight to what you need.',
    ],
    Services: [
      'You may know us for [product or service], but that’s only part of what we do at [Company name]. When we pick up, tell us what you’re working on. There’s a good chance we can help with that, too.',
      'At [Company name], our work doesn’t end with the sale. Ask us about maintenance, support and training, and get the most out of your purchase for years to come.',
    ],
    Promotions: [
      'Until [end date], we have an offer for you at [Company name]: [offer] on [product or service]. Ask about it when we come back on the line, and we’ll go through the details with you.',
      'There’s something new at [Company name]: [product or service]. Just ask when we come back on the line, and we’ll find a time to show it to you.',
    ],
    'Website & social': [
      'Some answers are quicker to find online. At [website], you can learn about our services, send us a question or request an appointment at any hour. Prefer to talk? Stay with us, and we’ll be right there.',
      'Would you rather not wait on the phone? Leave your number at [website], tell us when it’s easiest to reach you, and someone from [Company name] will call you back.',
    ],
    'Hours & locations': [
      'At [Company name], we’re open [business hours]. You’ll find directions and parking at [website], and our front desk will be glad to help when you arrive.',
      'You’ll find [Company name] in [cities]. Tell us where you’re calling from, and we’ll point you to the location closest to you. Every address is also at [website].',
    ],
    Payments: [
      'Do you have a bill to pay? At [website], you can pay [Company name] at any hour by [payment methods]. If you’d rather talk to us, please have your invoice number handy.',
    ],
    Hiring: [
      'We’re hiring at [Company name]. Right now, we have openings for [positions], and we’d love to hear from you. You’ll find the details at [website], or just ask when we come back on the line.',
    ],
    Emergencies: [
      'If anyone’s health or safety is at risk, please hang up and dial nine one one. If you need urgent service from [Company name], tell us as soon as we answer.',
    ],
    Seasonal: [
      'As the year draws to a close, everyone at [Company name] would like to thank you for your business and your trust. Happy holidays to you and your loved ones.',
      'Summer’s here, and our schedule is changing with it. At [Company name], we’re open [business hours] until [end date]. Please check [website] before you head out.',
    ],
  }),
  voip: dictionary({
    'Main greeting': [
      'Thank you for calling [Company name]. If you know your party’s extension, you may dial it at any time. Otherwise, please listen to the following choices.',
      'Welcome to [Company name]. Calls may be recorded to help us improve our service. If you’d rather not be recorded, please tell the person who answers.',
    ],
    Menu: [
      'For sales, press one. For service and support, press two. For billing, press three. To hear our hours and address, press four. To speak with the front desk, press zero.',
      'Thank you for calling [Company name]. For service in English, press one. Pour le service en français, faites le deux.',
      'Sorry, we didn’t catch that. Please try again. To speak with the front desk, press zero. To hear the choices once more, press star.',
    ],
    Locations: [
      'Thank you for calling [Company name]. For our [first city] location, press one. For our [second city] location, press two. If you’re not sure which one is closer, please stay on the line.',
    ],
    Payments: [
      'At [Company name], you can pay by phone or online. To pay now, press one. To ask about an invoice, press two. To pay online, visit [website].',
    ],
    Hiring: [
      'Thank you for your interest in working at [Company name]. You’ll find our openings at [website]. To leave a message for our hiring team, press one. To return to the main menu, press star.',
    ],
    Emergencies: [
      'You’ve reached the emergency line at [Company name]. If anyone is in danger, hang up and dial nine one one. To reach the person on call, press one. If it can wait, please leave a message after the tone.',
    ],
    'After hours': [
      'Thank you for calling [Company name]. We’re closed right now. Our hours are [business hours]. Please leave your name, your number and a short message after the tone, and we’ll call you back on the next business day.',
    ],
    Holidays: [
      'Thank you for calling [Company name]. We’re closed today for the holiday and will reopen on the next business day. To reach the person on call, press one. Otherwise, please leave a message after the tone.',
    ],
    'Queue & transfer': [
      'Everyone in [department] is helping someone else right now. Calls are answered in the order they come in, so please hold. To leave a message instead, press one.',
      'One moment, please. We’re connecting you with [department]. If no one can pick up, you’ll be able to leave a message, so you won’t need to call twice.',
    ],
    'Voicemail box': [
      'You’ve reached [name] at [Company name]. To return to the main menu, press star. Otherwise, please leave your name, your number and the reason for your call, and I’ll call you back.',
      'You’ve reached the [department] mailbox at [Company name]. We check it throughout the day. After the tone, tell us how to reach you and what it’s about, and we’ll call you back.',
    ],
  }),
  mvoice: dictionary({
    Professional: [
      'Hello, you’ve reached the cell phone of [name] at [Company name]. Please leave your name, your number and a brief message, and I’ll call you back as soon as I can.',
      'You’ve reached [name] with [Company name]. I can’t take your call right now, but I’d like to speak with you. Leave your number after the tone, and I’ll get back to you within one business day.',
      'Thank you for calling [name] at [Company name]. Please tell me who you are, how to reach you and what it’s about. I’ll have an answer ready when I call you back.',
    ],
    'On the job': [
      'Hi, this is [name] from [Company name]. I’m on a job or behind the wheel, so I couldn’t pick up safely. Leave your number and a few words about what you need, and I’ll call you back.',
      'You’ve reached [name] at [Company name]. I’m with a client, and my phone’s on silent. The fastest way to reach me is by text. Or leave a message, and I’ll call you back between appointments.',
    ],
    'Out of office & holidays': [
      'Hello, this is [name] at [Company name]. I’m out of the office until [return date]. For help while I’m away, please call [phone number]. Or leave a message, and I’ll call you when I’m back.',
      'Season’s greetings from [name] and everyone at [Company name]. We’re taking a few days to be with our families. Leave us a message, and we’ll call you in the new year.',
      'Thank you for calling [Company name]. We’re closed for the holiday, but we’d still like to hear from you. Leave your name and number, and we’ll call you when we reopen.',
    ],
    'After hours': [
      'Thanks for calling [Company name]. We’ve closed for the day. Our hours are [business hours]. Leave a message at any hour, and we’ll call you when we’re back.',
    ],
    Emergencies: [
      'You’ve reached [name] at [Company name] after hours. If this is an emergency, hang up and call [phone number] now. If it can wait, leave your name and number, and I’ll call you on the next business day.',
    ],
    Payments: [
      'You’ve reached [name] in billing at [Company name]. For your security, please don’t leave any card details in your message. Leave your name, your number and your invoice number, and I’ll call you back.',
    ],
    Hiring: [
      'You’ve reached [name], who does the hiring at [Company name]. If you’re calling about a job, leave your name, your number and the position you’re interested in, and I’ll call you back.',
    ],
    Locations: [
      'You’ve reached [name] at [Company name]. I work at more than one of our locations, so I’m often on the road. Tell me which one you’re calling about, leave your number, and I’ll call you back.',
    ],
    Bilingual: [
      'You’ve reached [name] at [Company name]. Leave a message in English or French, and I’ll call you back. Vous êtes bien chez [Company name]. Laissez un message en français ou en anglais, et je vous rappellerai.',
      'Thank you for calling [Company name]. Please leave your name and number. Gracias por llamar a [Company name]. Deje su nombre y su número después del tono, y le devolveremos la llamada.',
    ],
  }),
};
