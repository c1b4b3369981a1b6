/** What one bench measured of one thing: its name, and each measure by its key, whose end says the unit. */
export interface Figure {
  name: string;
  [measure: string]: string | number;
}
