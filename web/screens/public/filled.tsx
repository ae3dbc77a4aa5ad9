// A place that the server fills with the operator's own words. Its content here stands where nothing is configured.

type Props = {
  name: 'operator' | 'source' | 'speech' | 'model' | 'payments' | 'scopes';
  children: string;
};

/** React keeps what the server wrote. The server looks for one element that holds text only. */
export const Filled = ({ name, children }: Props) => (
  <span data-fill={name} suppressHydrationWarning>
    {children}
  </span>
);

export const noName = 'The operator of this Flow has not given their name yet.';

export const Operator = () => <Filled name="operator">{noName}</Filled>;
