/** A colour's name; Chinese characters stay Chinese in every language. */
export function ColorName({ name, className }: { name: string; className?: string }) {
  return (
    <b lang={/\p{Script=Han}/u.test(name) ? 'zh' : undefined} className={className}>
      {name}
    </b>
  );
}
