export { AdminPage as Component } from "../features/admin-home/admin-page.tsx";
