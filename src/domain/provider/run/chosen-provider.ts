/** Whether and which league provider the server asks; never how. */
export interface ChosenProvider {
  readonly isChosen: boolean;
  /** The provider is the simulator of the demo league. */
  readonly isSimulated: boolean;
  /** How texts name it (D3). */
  readonly label: string;
}
