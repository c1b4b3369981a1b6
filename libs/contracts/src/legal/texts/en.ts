import type { LegalTexts } from '../legal-texts.ts';

const texts = {
  contents: 'Contents',
  effective: 'In force since {{date}}',
  seeAlso: 'See also',
  thirdParty: 'Licences of third-party software, fonts and data',
  contact: {
    given: 'The way to us is the link “Contact”, which also stands at the foot of every page:',
    link: 'Contact',
    none: 'This site has not published a contact address, so there is no “Contact” link at the foot of its pages. Please turn to the people who run it or who gave you its address.',
  },
  terms: {
    title: 'Terms of Service',
    summary:
      'What you may expect from Danqing, and what Danqing expects from you. The short version: play with colours freely, pay only for what the button says, stay fair to others, and what you make is yours.',
    sections: {
      service: {
        heading: 'What Danqing is',
        body: {
          '1': 'Danqing is a web tool for traditional Chinese colours. It shows their names and values, builds colour schemes from them, and makes palettes, poems, paintings, videos, patterns and slides.',
          '2': '“We” in these terms are the people who operate the site at this address. “You” are anybody who uses it. By using the site you accept these terms; when you create an account we ask you to say so.',
          '3': 'Browsing colours, building schemes and looking at public work needs no account and costs nothing.',
        },
      },
      account: {
        heading: 'Your account',
        body: {
          '1': 'You sign in with a one-time code that we send to your e-mail address or phone. There is no password. Your first sign-in creates the account.',
          '2': 'Use an address or number that is your own. Whoever can read the codes can use the account, so do not pass them on; nobody who works on Danqing will ever ask you for one.',
          '3': 'Sign out on devices that others use. If you think somebody else is in your account, tell us.',
          '4': 'If the law where you live asks for the consent of a parent or guardian, get it before you create an account.',
        },
      },
      credits: {
        heading: 'Credits and payment',
        body: {
          '1': 'Credits pay for work that costs us something each time. A new account gets some to start with; you can buy more on your profile page. At present credits are used for:',
          '2': {
            '1': 'painting a picture from a poem, and adding pictures to a creation;',
            '2': 'turning a picture into a video;',
            '3': 'making a picture along with a new colour;',
            '4': 'applying a pattern to a product;',
            '5': 'exporting a palette that is somebody else’s. Your own export for free.',
          },
          '3': 'Prices may change. Each action states its price before it runs, and the price you saw is the price you pay. Some things are free but limited to so many tries in a given time.',
          '4': 'If work you paid for fails, its credits return to you automatically. You need not ask. A result that merely does not please you is not a failure.',
          '5': 'The price of credits in money is shown before you pay. Payment runs through Alipay or Stripe under their own terms. If you paid and the credits do not arrive, contact us: we add them or give the money back.',
          '6': 'Credits do not expire. They are not money: they cannot be passed to another account or paid out, except where the law gives you the right to a refund. That right, including any right to withdraw from a purchase, remains yours.',
        },
      },
      content: {
        heading: 'What you make',
        body: {
          '1': 'Your palettes, names, descriptions and everything else you put in stay yours. You allow us to store them, to show them where you chose to show them, and to convert or resize them for that, for as long as they are on the site.',
          '2': 'We claim no rights in what you create here. As far as the law and the rights of others allow, you may use it for any purpose, also commercially.',
          '3': 'A single colour, and a set of colours as such, belongs to nobody. Others may arrive at the same palette.',
        },
      },
      public: {
        heading: 'What others can see and use',
        body: {
          '1': 'A palette you save is public unless you untick that choice. Anybody can look at a public palette, load it into the generator and use its colours; members can export it.',
          '2': 'Creations in the gallery and colours you add to the co-created collection are public. Your name and picture stand beside them and on your public page.',
          '3': 'You can delete your own palettes at any time. Copies that others exported before remain with them.',
          '4': 'Some co-created colours are recorded on a public blockchain as digital collectibles. Such a record can be changed or deleted by nobody, us included. Collectibles are only shown on this site; we do not sell them.',
        },
      },
      generated: {
        heading: 'Creations made by AI',
        body: {
          '1': 'Poems, paintings, videos, new colours, product pictures and slides are made by machines: by AI models or, where none is connected, by our own drawing and writing programs. The interface marks them as such and says which of the two it was.',
          '2': 'If you show such work elsewhere, do not pass it off as made by hand or as a photograph where that would mislead people, and keep the mark where the law requires one.',
          '3': 'Results can be wrong, odd or similar to what somebody else received. Look at them before you rely on them. Check names, facts and figures in slides yourself.',
          '4': 'Whether work made by AI is protected by copyright differs from country to country. We cannot promise that you can stop others from using a similar result, nor that a result infringes no right of somebody else.',
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
            '4': 'get around prices or limits, for example with many accounts or by machine;',
            '5': 'break into the site, look for other people’s data, or overload it.',
          },
          '3': 'If something public here breaks these rules or your rights, tell us where it is and why. We look at it and hide or remove it if that is so. Whoever made it may object, and we then look again.',
          '4': 'When rules are broken we may remove what breaks them, limit an account or, in serious or repeated cases, close it. We tell you why unless the law forbids it. Credits you bought and did not use are then refunded, unless they were obtained by fraud.',
        },
      },
      colours: {
        heading: 'About the colours',
        body: {
          '1': 'Names and values are collected with care from published sources. Old names never meant one exact value; sources differ, and so do screens and printers. Check a proof before you print or paint.',
          '2': 'The colour charts are drawn by us from the table of values and labelled so; they are not scans of a historical book. Origin stories retell what sources say and may contain mistakes.',
          '3': 'You may use names and values of the colours freely. Copying the site as a whole, its texts or its design needs our consent.',
        },
      },
      liability: {
        heading: 'Availability and liability',
        body: {
          '1': 'We take care that the site works, but cannot promise that it always does. Parts of it may change or end. If we end a paid part, credits you bought and cannot use any more are refunded. Keep copies of what matters to you.',
          '2': 'We are liable without limit for intent, gross negligence and injury to life or health, and wherever the law says so. Otherwise we are liable only for the damage that was to be expected when a duty essential to this service is broken.',
          '3': 'Nothing here takes away rights that the consumer law of the place where you live gives you.',
        },
      },
      ending: {
        heading: 'Ending your account',
        body: {
          '1': 'You can stop at any time and need no reason. On your profile you can delete the account, and have seven days to change your mind. The privacy policy says what is removed and what must stay.',
          '2': 'Unused credits end with the account, except for refunds the law gives you.',
        },
      },
      changes: {
        heading: 'Changes to these terms',
        body: {
          '1': 'When these terms change, the new text stands here with its date. Changes that matter to you are announced on the site at least 14 days ahead. If you do not agree, you can delete the account before they apply.',
          '2': 'The three language versions should say the same. If they differ, the meaning that is better for you counts.',
        },
      },
      contact: {
        heading: 'Contact',
        body: {
          '1': 'Questions, complaints and reports are welcome. If we cannot agree, you may turn to the courts or consumer bodies of the place where you live.',
        },
      },
    },
  },
  privacy: {
    title: 'Privacy Policy',
    summary:
      'What Danqing knows of you, why, for how long, and what you can do about it. The short version: as little as we can, no tracking, no advertising, and nothing is sold.',
    sections: {
      principles: {
        heading: 'In short',
        body: {
          '1': {
            '1': 'You can look at colours and build schemes without telling us who you are.',
            '2': 'An account needs an e-mail address or a phone number, nothing else.',
            '3': 'There is no tracking: no advertising, no analytics service, no profile of you. Scripts, fonts and pictures come from this site itself.',
            '4': 'We do not sell personal data.',
          },
          '2': '“We” are the people who operate the site at this address; they are responsible for the data described here.',
        },
      },
      account: {
        heading: 'What we store of members',
        body: {
          '1': 'If you have an account, we store:',
          '2': {
            '1': 'your e-mail address or phone number, to sign you in;',
            '2': 'your name and, if you chose one, your picture. The first name is a word and four random digits; it says nothing of your address or number;',
            '3': 'the day the account was created;',
            '4': 'your palettes, with their names and descriptions;',
            '5': 'your creations: poems, pictures, videos, co-created colours, slides, the requests they came from, and your likes;',
            '6': 'your credits: the balance and a ledger of every credit received, spent and returned, with time and reason;',
            '7': 'your orders: amount, credits, status and time. Card and bank details go to the payment provider only; we never see them;',
            '8': 'your sessions: when you signed in, when you were last here, and what your browser calls itself. We tell you by mail when you sign in on a device that was not used before.',
          },
          '3': 'We need this to provide what you ask for. Without it there can be no account.',
        },
      },
      codes: {
        heading: 'Signing in',
        body: {
          '1': 'One-time codes are stored only in scrambled form, are valid for a few minutes and are deleted within about an hour. The token that keeps you signed in is stored in scrambled form too: whoever reads our database learns neither.',
          '2': 'Against abuse we count the codes sent to one address or number, and the attempts from one network address (IP address). These counters are deleted after about a day at the latest.',
          '3': 'Our own request log notes time, page, result and duration, but neither network addresses nor what you typed.',
          '4': 'A security log notes sign-ins, codes asked for and failed, limits reached, claims, reports, and what operators and publishers do: the time, the number of the account or “visitor”, the network address and the result, but no e-mail address, phone number or code. Only operators see it; it is deleted after 90 days.',
        },
      },
      browser: {
        heading: 'What your browser stores',
        body: {
          '1': 'The site keeps these values in your browser’s local storage:',
          '2': {
            '1': 'authToken: keeps you signed in. Removed when you sign out.',
            '2': 'user: a copy of your own profile, so that the page can show it at once. Removed when you sign out.',
            '3': 'darkMode: whether you chose the light or the dark theme.',
            '4': 'i18nextLng: the language of the interface.',
            '5': 'colorShelf: your favourite colours and those you used lately.',
            '6': 'codeNames: the names that you gave palettes in exported code.',
            '7': 'sessionExpired: whether your session ended by itself, so that your other tabs can say so. Removed when you sign in again.',
          },
          '3': 'These are kept in session storage, which ends with the tab:',
          '4': {
            '1': 'cocreateDraft: a co-created colour that is not saved yet: the name you typed, the colour imagined from it and the address of its picture.',
            '2': 'galleryDrafts: poems that were written for you in the gallery and are not painted yet.',
            '3': 'contrastTarget: the contrast that you ask for.',
            '4': 'agentTopic: the topic that you typed for slides.',
            '5': 'agentRun: the number of the slides that are being made for you.',
          },
          '5': 'There are five cookies. i18next tells our server your language and lasts a year. danqing_color holds the colour of the page, so that pages without a colour of their own keep it when you reload them; it ends when you close the browser. danqing_asker is set when you sign in: its random number tells your browser from others, so that nobody else can use up your tries at a code; it lasts a day. danqing_device is set once you have signed in, so that you can always get a code on this device later; it lasts 400 days, and our server keeps a hash of it with your account. Scripts can read neither of these two (HttpOnly), and they are sent with sign-in requests only.',
          '6': 'danqing_visitor is set only while a new version of a part of the site is being tried out on some of the visitors. It holds a random number, by which you get the same version on every page, and lasts 180 days. Scripts cannot read it (HttpOnly), it has no link to your account, and our server does not store it.',
          '7': 'All of these are needed for what you asked the site to do, so there is no consent banner. You can delete them in your browser at any time; you are then signed out, theme, language and the colour of the page start anew, and you may get the other of two versions.',
        },
      },
      loading: {
        heading: 'Whether the pages work',
        body: {
          '1': 'The parts of this site are renewed one by one. So that a broken version is noticed, each page tells our server, and nobody else, how its parts loaded: which part, which version, and whether it worked or in which way it failed.',
          '2': 'The report carries a random number of that page, which is valid for two hours and says nothing of you. Your account, the page’s address and your network address are not kept with it. The server holds the network address for a while in its working memory only. While a new version is tried out, it also stores a keyed digest of the network for 7 days, from which the address cannot be read. Both are there so that one sender cannot count for many.',
          '3': 'What is stored is counts: how many loads of each version ended in which way in each minute. They are deleted after 7 days.',
        },
      },
      public: {
        heading: 'What others can see',
        body: {
          '1': 'Your e-mail address, phone number, credits, orders and sessions are visible to no other user.',
          '2': 'Public are: your name and picture, the day you joined, your public palettes, your creations in the gallery and your co-created colours.',
          '3': 'A palette that is not public is seen by no other user. So is one that operators have hidden; you are told why.',
          '4': 'Co-created colours may be recorded on a public blockchain. Such a record can never be deleted; neither your e-mail address nor your phone number is in it.',
        },
      },
      pictures: {
        heading: 'Pictures you open',
        body: {
          '1': 'When you take colours from a picture of yours, the picture is read inside your browser. It is not sent to us.',
        },
      },
      recipients: {
        heading: 'Who else receives data',
        body: {
          '1': 'Others receive data only where a service cannot work without them, and only what it needs:',
          '2': {
            '1': 'the provider that delivers our e-mails or text messages: your address or number and the code;',
            '2': 'Alipay or Stripe, when you pay: amount, order, and what you enter there;',
            '3': 'the provider of the AI models, where one is connected: what you typed or chose for the task, such as a colour, a poem, a topic or a pattern, without your name, address or number. Do not write personal data into such texts;',
            '4': 'the company on whose servers the site runs, which processes data on our behalf;',
            '5': 'authorities, where a law obliges us.',
          },
          '3': 'Some of these companies may be in other countries than you. We then follow the rules that your law sets for it.',
        },
      },
      retention: {
        heading: 'How long we keep it',
        body: {
          '1': {
            '1': 'Account, palettes and creations: until you delete them or your account. An account is erased seven days after you asked for it, until which you can change your mind.',
            '2': 'Sessions: they end when you sign out, or 30 days after your last visit; their record is deleted about 30 days later.',
            '3': 'Credit ledger and orders: as long as accounting and tax law requires. Once the account is deleted they carry only its number.',
            '4': 'How pages loaded: counts for each minute, 7 days.',
            '5': 'Backups, where they are made: deleted data disappears from them as they are replaced.',
            '6': 'Reports: 90 days, with the number of your account, or your network address when you were not signed in. Security log: 90 days.',
            '7': 'The file with your data that you asked for: 7 days. After an account is erased, a keyed digest of its address or number, from which neither can be read, is kept for one year, so that starting credits are given once.',
            '8': 'Slides, with the topics typed for them: 30 days; those made without signing in, one day.',
            '9': 'Product pictures: 90 days; those made without signing in, one day. The pattern that was sent for one is deleted as soon as it is made.',
          },
        },
      },
      rights: {
        heading: 'Your rights: see, correct, export, delete',
        body: {
          '1': 'Under “Sign-in and devices” in the account menu you see where you are signed in, and end it there. You can delete and export your own palettes yourself. On your profile you can download everything we keep about you (a ZIP with JSON files and pictures) and delete your account; to be sure that it is you, a deletion takes a one-time code sent to the address or number of the account.',
          '2': 'For a correction you cannot make yourself, or to object, contact us. We act as soon as we can, at the latest within 30 days.',
          '3': 'When you delete your account, you are signed out everywhere at once and what you made public is hidden; a sign-in within seven days can keep the account. After that we delete e-mail address, phone number, name, picture, sessions, private palettes, creations that are not public with their pictures, likes, and the credits that are left. Public palettes, creations and co-created colours stay without your name, since others may be using them; delete them or make them private before, if you do not want that. What else stays is named above: ledger and orders without your name, records on a blockchain, and copies that others exported.',
          '4': 'You can also complain to the data protection authority of the place where you live.',
        },
      },
      children: {
        heading: 'Children',
        body: {
          '1': 'Colours are for everybody, but accounts of children need the consent of a parent or guardian where the law says so (in mainland China below 14 years). Parents can ask us to delete such an account.',
        },
      },
      changes: {
        heading: 'Changes to this policy',
        body: {
          '1': 'When we handle data differently, the text here changes first and gets a new date. Changes that matter to members are announced on the site at least 14 days ahead. Should we ever want data for a new purpose, we ask you.',
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
