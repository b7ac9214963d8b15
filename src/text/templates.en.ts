import { dictionary } from './dictionary.ts';
import type { Templates } from './faq-and-templates.ts';

/** What stands for the company until its name is known; it is replaced then (docs/behaviour.md, Purpose). */
export const companyPlaceholder = '[Company name]';

/** Script templates in English. */
export const templates: Templates = {
  moh: dictionary({
    'Welcome & patience': [
      "Thanks for calling [Company name]. We're with other callers just now, but you haven't been forgotten. Stay on the line, and the next available person will take your call.",
      "You've reached [Company name], and your place in line is safe. While you wait, it may help to have your account or order number at hand, so we can get straight to what you need.",
      "We know your time matters. Someone from [Company name] will be with you as soon as they've finished looking after the caller ahead, and then you'll have our full attention.",
    ],
    Services: [
      "You may know us for [product or service], but that's only part of what we do at [Company name]. When we pick up, tell us what you're working on. There's a good chance we can help with that too.",
      'Every job is different, so we start by listening. Tell us what you have in mind, and [Company name] will suggest an option that fits your plans and your budget.',
      "At [Company name], our work doesn't end with the sale. Ask us about maintenance, support and training, and get more out of [product or service] for years to come.",
    ],
    Promotions: [
      "Until [end date], [Company name] has an offer for you: [offer] on [product or service]. Ask about it when we come back on the line, and we'll go through the details with you.",
      "Our newest arrival, [product or service], is ready for you at [Company name]. Be among the first to see what it can do. Just ask when we answer, and we'll arrange a time to show you.",
    ],
    'Website & social': [
      "Some answers are quicker to find online. At [website] you can learn about our services, send us a question or ask for an appointment at any hour. Prefer to talk? Stay with us, and we'll be right there.",
      "Want to see what [Company name] has been up to? Follow us on social media for new projects, practical tips and the occasional look behind the scenes. You'll find the links at [website].",
      "Would you rather not wait on the phone? Leave your number at [website], tell us when it's easiest to reach you, and someone from [Company name] will call you back.",
    ],
    'Hours & location': [
      "Our hours are [business hours]. If you're planning a visit, you'll find directions and parking at [website], and our front desk will be glad to help when you arrive.",
      "Thinking of dropping by? You're welcome at [Company name] during our opening hours, [business hours]. Let us know when you're coming, and we'll make sure the right person is here for you.",
    ],
    Seasonal: [
      'As the year draws to a close, everyone at [Company name] would like to thank you for your business and your trust. We wish you and those close to you a peaceful holiday season and a bright new year.',
      "Summer is here, and our schedule changes with it. Until the season ends, [Company name] is open [business hours]. Check [website] before you set out, so you don't make the trip for nothing.",
    ],
  }),
  voip: dictionary({
    'Main greeting': [
      "Thank you for calling [Company name]. If you know your party's extension, you may dial it at any time. Otherwise, please listen to the following choices.",
      "Hello, and welcome to [Company name]. We're glad you called. Please stay on the line, and we'll connect you with someone who can help.",
      "Welcome to [Company name]. Calls may be recorded to help us improve our service. If you'd rather not be recorded, please tell the person who answers.",
    ],
    Menu: [
      'For sales, press one. For service and support, press two. For billing, press three. To hear our hours and address, press four. To speak with the front desk, press zero.',
      "To reach [department], press one. To make or change an appointment, press two. For anything else, stay on the line and we'll be with you shortly.",
      'Thank you for calling [Company name]. For service in English, press one. Pour le service en français, appuyez sur le deux.',
      "Sorry, we didn't catch that. Please try again, or press zero to speak with someone. To hear the choices once more, press star.",
    ],
    'After hours': [
      "You've reached [Company name] outside our opening hours. Our hours are [business hours]. Please leave your name, your number and a short message, and we'll call you back on the next business day.",
      "[Company name] is closed at the moment. If this is urgent, call [phone number]. For everything else, leave a message after the tone or send us a message at [website], and you'll hear from us when we're back.",
    ],
    Holiday: [
      "Thank you for calling [Company name]. Our office is closed today for the holiday and reopens on the next business day. If it can't wait, press one to reach the person on duty.",
      "Happy holidays from all of us at [Company name]. Over the season we're open [business hours]. Leave a message, and we'll return your call once we're back at our desks.",
    ],
    'Queue & transfer': [
      'Everyone in [department] is helping someone else right now. Calls are answered in the order they come in, so please hold. To leave a message instead, press one.',
      "One moment, please. We're connecting you with [department]. If no one can pick up, you'll be able to leave a message, so you won't need to call twice.",
    ],
    'Voicemail box': [
      "You've reached the voicemail of [name] at [Company name]. Please leave your name, your number and the reason for your call. To return to the main menu, press star.",
      "This is the [department] mailbox at [Company name]. We check it throughout the day. Tell us how to reach you and what it's about, then hang up or press pound for more choices.",
    ],
  }),
  mvoice: dictionary({
    Professional: [
      "Hello, you've reached the mobile phone of [name] at [Company name]. Please leave your name, your number and a brief message, and your call will be returned as soon as possible.",
      "You've reached [name] with [Company name]. I can't take your call right now, but I'd like to speak with you. Leave your number after the tone, and I'll get back to you within one business day.",
      "Thank you for calling [name] at [Company name]. Please say who you are, how to reach you and what it's about, so I can have an answer ready when I call you back.",
      'This is the voicemail of [name] in [department] at [Company name]. If you need someone right away, call our office at [phone number]. Otherwise, please leave a message after the tone.',
    ],
    'On the job': [
      "Hi, this is [name] from [Company name]. I'm on a job or behind the wheel, so I couldn't pick up safely. Leave your number and a few words about what you need, and I'll call when I have both hands free.",
      "Thanks for calling [Company name]. We're busy looking after another customer. Tell us your name, your number and the address of the job, and we'll be in touch to set a time.",
      "You've reached [name] at [Company name]. I'm with a client and my phone is on silent. A text message reaches me fastest, or leave a message and I'll listen between appointments.",
    ],
    'Out of office & holidays': [
      "Hello, this is [name] at [Company name]. I'm out of the office until [return date] and not checking messages. For help while I'm away, please call [phone number], and a colleague will look after you.",
      "You've called [name] at [Company name]. I'm on a business trip until [return date] and hard to reach. Leave a message with the best time to call, and I'll try you then.",
      "Season's greetings from [name] and everyone at [Company name]. We're taking a few days to be with our families. Leave us a message, and we'll speak with you in the new year.",
      "[Company name] is closed for the holiday. We'd still like to hear from you, so leave your name and number, and we'll call when we reopen. For current hours, visit [website].",
    ],
    'After hours': [
      "Thanks for calling [Company name]. We've closed for the day, but messages are welcome at any hour. Our hours are [business hours], and yours will be among the first we answer.",
      "You've reached [name] at [Company name] after hours. If this is an emergency, dial [phone number] now. If it can wait until morning, leave your details and I'll phone you then.",
    ],
    Bilingual: [
      "You've reached [name] at [Company name]. Please leave a message in English or French. Vous êtes bien chez [Company name]. Laissez votre message en français ou en anglais, et nous vous rappellerons.",
      'Thank you for calling [Company name]. Please leave your name and number. Gracias por llamar a [Company name]. Deje su nombre y su número después del tono, y le devolveremos la llamada.',
    ],
  }),
};
