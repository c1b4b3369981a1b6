export const shortened = (text: string, length: number): string => [...text].slice(0, length).join('').trim();
