/** The characters on the seal of a collection; Chinese in every language, like the names. */
export const SEALS = { sepu: '色谱', classic: '传统', 'solar-terms': '节气' } as const;
