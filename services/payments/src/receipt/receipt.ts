/** A receipt as it is drawn: every text in its language, in the order of the page. Plain data, for it goes to another process. */
export interface Receipt {
  siteTitle: string;
  title: string;
  /** What it is not: a tax invoice. */
  notice: string;
  /** What the buyer must see at once: all was paid back, or no money moved. */
  stamp: string | null;
  seller: { label: string; lines: string[] };
  facts: ReceiptLine[];
  item: { name: string; quantity: string; credits: string; amount: string };
  /** Heads of the four columns of the item. */
  heads: { name: string; quantity: string; credits: string; amount: string };
  sums: ReceiptLine[];
  footnote: string;
}

export interface ReceiptLine {
  label: string;
  value: string;
}
