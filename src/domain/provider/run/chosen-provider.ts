/** Says whether the server asks a league provider, and which one, but not how it connects. */
export interface ChosenProvider {
  readonly isChosen: boolean;
  /** Whether the provider is the simulator of the demo league. */
  readonly isSimulated: boolean;
  /** The provider's name in texts (D3). */
  readonly label: string;
}
