/** SQL fields of a palette in responses, for a row of `palettes.palettes` named `palette`. */
export const PALETTE_FIELDS = `
  palette.id, palette.version, palette.name, palette.description, palette.is_public, palette.user_id,
  (select row_to_json(author) from (
     select authors.user_id as id, authors.name, authors.has_page from palettes.authors where authors.user_id = palette.user_id
   ) as author) as "user",
  palette.created_at, palette.downloads, palette.colors`;

export const OWN_PALETTE_FIELDS = `${PALETTE_FIELDS}, palette.hidden_reason`;
