import type { PublicSite } from '../../address/public-address.ts';

export interface PageContent {
  title: string;
  description: string;
  indexed: boolean;
  link: (place: PublicSite) => PageLink;
  /** Items of schema.org; `url` is the absolute URL of the page. */
  structuredData: (place: PublicSite, url: string) => object[];
  /** HTML for visitors without JavaScript. */
  facts: () => string;
  /** True when `facts` is the complete page content, to which scripts would add nothing. */
  isComplete?: boolean;
}

export interface PageLink {
  title: string;
  description: string;
  /** Query parameters that determine the linked content; null without any. */
  state: Readonly<Record<string, string>> | null;
  picture: { address: string; width: number; height: number; alt: string };
}
