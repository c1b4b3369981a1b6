import type { LegalTexts } from '../legal-texts.ts';

const texts = {
  contents: 'Contents',
  effective: 'Effective {{date}}',
  seeAlso: 'See also',
  thirdParty: 'Licences for third-party software, fonts and data',
  contact: {
    given: 'To reach us, use the “Contact” link, also at the foot of every page:',
    link: 'Contact',
    none: 'This site has not published a contact address, so there is no “Contact” link at the foot of its pages. Please ask the people who run it or who gave you its address.',
  },
  terms: {
    title: 'Terms of Service',
    summary:
      'What you may expect from Danqing, and what Danqing expects from you. In short: use colours freely, pay only what the button says, be fair to others, and keep what you make.',
    sections: {
      service: {
        heading: 'What Danqing is',
        body: {
          '1': 'Danqing is a web tool for traditional Chinese colours. It shows their names and values, builds colour schemes from them, and makes palettes, poems, paintings, videos, patterns and slides.',
          '2': '“We” in these terms are the people who operate the site at this address. “You” are anyone who uses it. By using the site you accept these terms; when you create an account, we ask you to confirm this.',
          '3': 'You can browse colours, build schemes and view public work without an account and free of charge.',
        },
      },
      account: {
        heading: 'Your account',
        body: {
          '1': 'You sign in with a one-time code that we send to your email address or phone. There is no password. Your first sign-in creates the account.',
          '2': 'Use an address or number that is your own. Anyone who can read the codes can use the account, so do not share them. No one from Danqing will ever ask you for one.',
          '3': 'Sign out on devices that others use. If you think someone else is using your account, tell us.',
          '4': 'If the law where you live requires the consent of a parent or guardian, get it before you create an account.',
        },
      },
      credits: {
        heading: 'Credits and payment',
        body: {
          '1': 'Credits pay for work that costs us something each time. A new account starts with some; you can buy more on your profile. You currently need credits for:',
          '2': {
            '1': 'painting a picture from a poem, and adding pictures to a creation;',
            '2': 'turning a picture into a video;',
            '3': 'generating a picture along with a new colour;',
            '4': 'applying a pattern to a product;',
            '5': 'exporting someone else’s palette. Exporting your own is free.',
          },
          '3': 'Prices may change. Each action states its price before it runs, and the price you saw is the price you pay. Some things are free but limited in number over a given time.',
          '4': 'If work you paid for fails, we return its credits automatically. You do not need to ask. A result you simply do not like is not a failure.',
          '5': 'We show the price of credits in money before you pay. Payment runs through Alipay or Stripe under their own terms. If you paid and the credits do not arrive, contact us: we will add them or refund you.',
          '6': 'Credits do not expire. They are not money: you cannot transfer them to another account or cash them out, except where the law gives you the right to a refund. That right, including any right to withdraw from a purchase, remains yours.',
        },
      },
      content: {
        heading: 'What you make',
        body: {
          '1': 'Your palettes, names, descriptions and everything else you enter stay yours. You allow us to store them, show them where you chose to, and convert or resize them for that purpose, for as long as they are on the site.',
          '2': 'We claim no rights in what you create here. As far as the law and the rights of others allow, you may use it for any purpose, including commercially.',
          '3': 'No one owns a single colour or a set of colours as such. Others may arrive at the same palette.',
        },
      },
      public: {
        heading: 'What others can see and use',
        body: {
          '1': 'A palette you save is public unless you untick that choice. Anyone can view a public palette, open it in Colours and use its colours; members can export it.',
          '2': 'Creations in the gallery and colours you add to the co-created collection are public. Your name and picture appear beside them and on your public page.',
          '3': 'You can delete your own palettes at any time. Others keep the copies they have already exported.',
          '4': 'Some co-created colours are recorded on a public blockchain as digital collectibles. No one, including us, can change or delete such a record. This site only shows collectibles; we do not sell them.',
        },
      },
      generated: {
        heading: 'Creations made by AI',
        body: {
          '1': 'Machines make poems, paintings, videos, new colours, product pictures and slides: AI models or, where none is connected, our own drawing and writing programs. The interface marks them as such and says which of the two made them.',
          '2': 'If you show such work elsewhere, do not present it as handmade or as a photograph where that would mislead people, and keep the mark where the law requires one.',
          '3': 'Results can be wrong, odd or similar to someone else’s. Check them before you rely on them. Check names, facts and figures in slides yourself.',
          '4': 'Copyright protection of work made by AI differs from country to country. We cannot promise that you can stop others from using a similar result, or that a result does not infringe someone else’s rights.',
        },
      },
      conduct: {
        heading: 'Fair use',
        body: {
          '1': 'Please do not use Danqing to:',
          '2': {
            '1': 'make or publish anything that is unlawful, that sexualises children, that incites hatred or violence, or that harasses or deceives people;',
            '2': 'publish other people’s personal data, or material you have no right to;',
            '3': 'imitate a real person, or a brand, in order to mislead;',
            '4': 'get around prices or limits, for example with multiple accounts or bots;',
            '5': 'break into the site, look for other people’s data, or overload it.',
          },
          '3': 'If something public here breaks these rules or your rights, tell us where it is and why. We review it and, if you are right, hide or remove it. Its author may object, and we then review it again.',
          '4': 'If you break the rules, we may remove the content, limit your account or, in serious or repeated cases, close it. We tell you why unless the law forbids it. We then refund credits you bought and did not use, unless they were obtained by fraud.',
        },
      },
      colours: {
        heading: 'About the colours',
        body: {
          '1': 'We collect names and values with care from published sources. Old names never meant one exact value; sources differ, and so do screens and printers. Check a proof before you print or paint.',
          '2': 'We draw the colour charts from the table of values and label them so; they are not scans of a historical book. Origin stories retell what sources say and may contain mistakes.',
          '3': 'You may use the names and values of the colours freely. You need our consent to copy the site as a whole, its texts or its design.',
        },
      },
      liability: {
        heading: 'Availability and liability',
        body: {
          '1': 'We do our best to keep the site working, but cannot promise that it always does. Parts of it may change or end. If we end a paid part, we refund credits you bought and can no longer use. Keep copies of what matters to you.',
          '2': 'We are liable without limit for intent, gross negligence and injury to life or health, and wherever the law says so. Otherwise we are liable only for the damage to be expected when we breach a duty essential to this service.',
          '3': 'Nothing here takes away rights that the consumer law of the place where you live gives you.',
        },
      },
      ending: {
        heading: 'Ending your account',
        body: {
          '1': 'You can leave at any time, without a reason. You can delete the account on your profile and have seven days to change your mind. The privacy policy says what we remove and what must stay.',
          '2': 'Unused credits end with the account, except for refunds the law gives you.',
        },
      },
      changes: {
        heading: 'Changes to these terms',
        body: {
          '1': 'When these terms change, you will find the new text here with its date. We announce changes that matter to you on the site at least 14 days ahead. If you do not agree, you can delete the account before they apply.',
          '2': 'The three language versions should say the same. If they differ, the meaning more favourable to you applies.',
        },
      },
      contact: {
        heading: 'Contact',
        body: {
          '1': 'Questions, complaints and reports are welcome. If we cannot agree, you may turn to the courts or consumer bodies where you live.',
        },
      },
    },
  },
  privacy: {
    title: 'Privacy Policy',
    summary:
      'What Danqing knows about you, why, for how long, and what you can do about it. In short: we store as little as we can, do not track you, show no advertising and sell nothing.',
    sections: {
      principles: {
        heading: 'In short',
        body: {
          '1': {
            '1': 'You can look at colours and build schemes without telling us who you are.',
            '2': 'An account needs an email address or a phone number, nothing else.',
            '3': 'There is no tracking: no advertising, no analytics service, no profile of you. Scripts, fonts and pictures come from this site itself.',
            '4': 'We do not sell personal data.',
          },
          '2': '“We” are the people who operate the site at this address; they are responsible for the data described here.',
        },
      },
      account: {
        heading: 'What we store about members',
        body: {
          '1': 'If you have an account, we store:',
          '2': {
            '1': 'your email address or phone number, to sign you in;',
            '2': 'your name and, if you chose one, your picture. The default name is a word and four random digits; it reveals nothing about your address or number;',
            '3': 'the day the account was created;',
            '4': 'your palettes, with their names and descriptions;',
            '5': 'your creations: poems, pictures, videos, co-created colours, slides, the requests they came from, and your likes;',
            '6': 'your credits: the balance and a ledger of every credit received, spent and returned, with time and reason;',
            '7': 'your orders: amount, credits, status and time. Card and bank details go to the payment provider only; we never see them;',
            '8': 'your sessions: when you signed in, when you were last here, and your browser’s identification. We email you when you sign in on a new device.',
          },
          '3': 'We need this to provide the service. Without it you cannot have an account.',
        },
      },
      codes: {
        heading: 'Signing in',
        body: {
          '1': 'We store one-time codes only as hashes; they are valid for a few minutes and deleted within about an hour. We also store the token that keeps you signed in as a hash: our database reveals neither.',
          '2': 'To prevent abuse, we count the codes sent to one address or number, and the attempts from one network address (IP address). We delete these counters after about a day at the latest.',
          '3': 'Our request log records time, page, result and duration, but neither network addresses nor your input.',
          '4': 'A security log records sign-ins, requested and failed codes, limits reached, claims, reports, and actions of operators and publishers: the time, the account ID or “visitor”, the network address and the result, but no email address, phone number or code. Only operators can see it; we delete it after 90 days.',
        },
      },
      browser: {
        heading: 'What your browser stores',
        body: {
          '1': 'The site stores these values in your browser’s local storage:',
          '2': {
            '1': 'authToken: keeps you signed in. Removed when you sign out.',
            '2': 'user: a copy of your own profile, so that the page can show it at once. Removed when you sign out.',
            '3': 'darkMode: whether you chose the light or the dark theme.',
            '4': 'i18nextLng: the language of the interface.',
            '5': 'colorShelf: your favourite and recently used colours.',
            '6': 'codeNames: the names you gave palettes in exported code.',
            '7': 'sessionExpired: whether your session has expired, so that your other tabs can say so. Removed when you sign in again.',
          },
          '3': 'The site stores these in session storage, which ends with the tab:',
          '4': {
            '1': 'cocreateDraft: an unsaved co-created colour: the name you typed, the colour generated from it and the address of its picture.',
            '2': 'galleryDrafts: poems written for you in the gallery and not painted yet.',
            '3': 'contrastTarget: your target contrast.',
            '4': 'agentTopic: the topic you typed for slides.',
            '5': 'agentRun: the ID of the slides being made for you.',
          },
          '5': 'There are five cookies. i18next tells our server your language and lasts a year. danqing_color holds the colour of the page, so that pages without their own colour keep it when you reload them; it ends when you close the browser. danqing_asker is set when you sign in: its random number distinguishes your browser from others, so that no one else can use up your attempts at a code; it lasts a day. danqing_device is set once you have signed in, so that you can always get a code on this device later; it lasts 400 days, and our server stores a hash of it with your account. Scripts cannot read these two (HttpOnly), and your browser sends them with sign-in requests only.',
          '6': 'danqing_visitor is set only while we try out a new version of a part of the site with some visitors. It holds a random number that gives you the same version on every page, and lasts 180 days. Scripts cannot read it (HttpOnly), it has no link to your account, and our server does not store it.',
          '7': 'The site needs all of these to do what you ask, so there is no consent banner. You can delete them in your browser at any time. You are then signed out, the theme, language and colour of the page are reset, and you may get the other of two versions.',
        },
      },
      loading: {
        heading: 'Whether the pages work',
        body: {
          '1': 'We update the parts of this site one by one. To detect a broken version, each page reports to our server, and no one else, how its parts loaded: which part, which version, and whether it worked or how it failed.',
          '2': 'The report carries a random number for that page, which is valid for two hours and reveals nothing about you. We do not store your account, the page’s address or your network address with it. The server holds the network address for a while, in memory only. While we try out a new version, it also stores a keyed hash of the network for 7 days, which does not reveal the address. Both prevent one sender from counting as many.',
          '3': 'We store only counts: how many loads of each version ended in which way in each minute. We delete them after 7 days.',
        },
      },
      public: {
        heading: 'What others can see',
        body: {
          '1': 'No other user can see your email address, phone number, credits, orders and sessions.',
          '2': 'Others can see your name and picture, the day you joined, your public palettes, your creations in the gallery and your co-created colours.',
          '3': 'No other user can see a palette that is not public, or one that operators have hidden; in that case we tell you why.',
          '4': 'Co-created colours may be recorded on a public blockchain. Such a record can never be deleted; it contains neither your email address nor your phone number.',
        },
      },
      pictures: {
        heading: 'Pictures you open',
        body: {
          '1': 'When you extract colours from a picture, your browser reads the picture itself and does not send it to us.',
        },
      },
      recipients: {
        heading: 'Who else receives data',
        body: {
          '1': 'We share data only where a service cannot work without it, and only what it needs:',
          '2': {
            '1': 'the provider that delivers our emails or text messages: your address or number and the code;',
            '2': 'Alipay or Stripe, when you pay: amount, order, and what you enter there;',
            '3': 'the provider of the AI models, where one is connected: what you typed or chose for the task, such as a colour, a poem, a topic or a pattern, without your name, address or number. Do not write personal data into such texts;',
            '4': 'the company on whose servers the site runs, which processes data on our behalf;',
            '5': 'authorities, where the law obliges us.',
          },
          '3': 'Some of these companies may be in other countries than you. We then follow the rules your law sets for that.',
        },
      },
      retention: {
        heading: 'How long we store it',
        body: {
          '1': {
            '1': 'Account, palettes and creations: until you delete them or your account. We erase an account seven days after your request; until then you can change your mind.',
            '2': 'Sessions: they end when you sign out, or 30 days after your last visit; we delete their record about 30 days later.',
            '3': 'Credit ledger and orders: as long as accounting and tax law requires. Once the account is deleted, they carry only its ID.',
            '4': 'Page load counts for each minute: 7 days.',
            '5': 'Backups, if any: deleted data disappears from them as newer ones replace them.',
            '6': 'Reports: 90 days, with your account ID, or your network address if you were not signed in. Security log: 90 days.',
            '7': 'The data file you requested: 7 days. After we erase an account, we store a keyed hash of its address or number, which reveals neither, for one year, so that nobody gets starting credits twice.',
            '8': 'Slides and their topics: 30 days; one day if made without signing in.',
            '9': 'Product pictures: 90 days; one day if made without signing in. We delete the pattern you sent as soon as the picture is made.',
          },
        },
      },
      rights: {
        heading: 'Your rights: see, correct, export, delete',
        body: {
          '1': 'Under “Sign-in and devices” in the account menu you can see where you are signed in and sign out devices. You can delete and export your own palettes yourself. On your profile you can download everything we store about you (a ZIP with JSON files and pictures) and delete your account; to confirm that it is you, deletion requires a one-time code sent to the address or number of the account.',
          '2': 'For a correction you cannot make yourself, or to object, contact us. We act as soon as we can, at the latest within 30 days.',
          '3': 'When you delete your account, we sign you out everywhere at once and hide your public works; sign in within seven days to keep the account. After that we delete your email address, phone number, name, picture, sessions, private palettes, private creations with their pictures, likes and remaining credits. Public palettes, creations and co-created colours stay without your name, since others may be using them; if you do not want that, delete them or make them private first. The other data that stays is named above: ledger and orders without your name, records on a blockchain, and copies that others exported.',
          '4': 'You can also complain to the data protection authority where you live.',
        },
      },
      children: {
        heading: 'Children',
        body: {
          '1': 'Colours are for everyone, but children need the consent of a parent or guardian to have an account where the law says so (in mainland China under 14 years). Parents can ask us to delete such an account.',
        },
      },
      changes: {
        heading: 'Changes to this policy',
        body: {
          '1': 'Before we handle data differently, we change this text and its date. We announce changes that matter to members on the site at least 14 days ahead. If we ever want to use data for a new purpose, we will ask you.',
        },
      },
      contact: {
        heading: 'Contact',
        body: {
          '1': 'Ask us anything about your data.',
        },
      },
    },
  },
} satisfies LegalTexts;

export default texts;
