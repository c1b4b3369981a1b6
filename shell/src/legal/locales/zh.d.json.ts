// Written by `npm run texts`.
declare const texts: {
  contents: string;
  effective: `${string}{{date}}${string}`;
  seeAlso: string;
  thirdParty: string;
  contact: {
    given: string;
    link: string;
    none: string;
  };
  terms: {
    title: string;
    summary: string;
    sections: {
      service: {
        heading: string;
        body: {
          '1': string;
          '2': string;
          '3': string;
        };
      };
      account: {
        heading: string;
        body: {
          '1': string;
          '2': string;
          '3': string;
          '4': string;
        };
      };
      credits: {
        heading: string;
        body: {
          '1': string;
          '2': {
            '1': string;
            '2': string;
            '3': string;
            '4': string;
            '5': string;
          };
          '3': string;
          '4': string;
          '5': string;
          '6': string;
        };
      };
      content: {
        heading: string;
        body: {
          '1': string;
          '2': string;
          '3': string;
        };
      };
      public: {
        heading: string;
        body: {
          '1': string;
          '2': string;
          '3': string;
          '4': string;
        };
      };
      generated: {
        heading: string;
        body: {
          '1': string;
          '2': string;
          '3': string;
          '4': string;
        };
      };
      conduct: {
        heading: string;
        body: {
          '1': string;
          '2': {
            '1': string;
            '2': string;
            '3': string;
            '4': string;
            '5': string;
          };
          '3': string;
          '4': string;
        };
      };
      colours: {
        heading: string;
        body: {
          '1': string;
          '2': string;
          '3': string;
        };
      };
      liability: {
        heading: string;
        body: {
          '1': string;
          '2': string;
          '3': string;
        };
      };
      ending: {
        heading: string;
        body: {
          '1': string;
          '2': string;
        };
      };
      changes: {
        heading: string;
        body: {
          '1': string;
          '2': string;
        };
      };
      contact: {
        heading: string;
        body: {
          '1': string;
        };
      };
    };
  };
  privacy: {
    title: string;
    summary: string;
    sections: {
      principles: {
        heading: string;
        body: {
          '1': {
            '1': string;
            '2': string;
            '3': string;
            '4': string;
          };
          '2': string;
        };
      };
      account: {
        heading: string;
        body: {
          '1': string;
          '2': {
            '1': string;
            '2': string;
            '3': string;
            '4': string;
            '5': string;
            '6': string;
            '7': string;
            '8': string;
          };
          '3': string;
        };
      };
      codes: {
        heading: string;
        body: {
          '1': string;
          '2': string;
          '3': string;
          '4': string;
        };
      };
      browser: {
        heading: string;
        body: {
          '1': string;
          '2': {
            '1': string;
            '2': string;
            '3': string;
            '4': string;
          };
          '3': string;
          '4': string;
          '5': string;
        };
      };
      loading: {
        heading: string;
        body: {
          '1': string;
          '2': string;
          '3': string;
        };
      };
      public: {
        heading: string;
        body: {
          '1': string;
          '2': string;
          '3': string;
          '4': string;
        };
      };
      pictures: {
        heading: string;
        body: {
          '1': string;
        };
      };
      recipients: {
        heading: string;
        body: {
          '1': string;
          '2': {
            '1': string;
            '2': string;
            '3': string;
            '4': string;
            '5': string;
          };
          '3': string;
        };
      };
      retention: {
        heading: string;
        body: {
          '1': {
            '1': string;
            '2': string;
            '3': string;
            '4': string;
            '5': string;
            '6': string;
          };
        };
      };
      rights: {
        heading: string;
        body: {
          '1': string;
          '2': string;
          '3': string;
          '4': string;
        };
      };
      children: {
        heading: string;
        body: {
          '1': string;
        };
      };
      changes: {
        heading: string;
        body: {
          '1': string;
        };
      };
      contact: {
        heading: string;
        body: {
          '1': string;
        };
      };
    };
  };
};
export default texts;
