/**
 * A receipt ready to draw, with translated texts in page order. Plain data, because it is sent to another
 * process.
 */
export interface Receipt {
  siteTitle: string;
  title: string;
  notice: string;
  stamp: string | null;
  seller: { label: string; lines: string[] };
  facts: ReceiptLine[];
  item: { name: string; quantity: string; credits: string; amount: string };
  heads: { name: string; quantity: string; credits: string; amount: string };
  sums: ReceiptLine[];
  footnote: string;
}

export interface ReceiptLine {
  label: string;
  value: string;
}
