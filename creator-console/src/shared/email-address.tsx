/** An email address that wraps after its @, and elsewhere only if necessary. */
export function EmailAddress({ email }: { email: string }) {
  const host = email.lastIndexOf('@') + 1;
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </span>
  );
}
