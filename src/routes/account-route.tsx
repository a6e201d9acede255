export { AccountPage as Component } from "../features/account/account-page.tsx";
