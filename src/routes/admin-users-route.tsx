export { UsersPage as Component } from "../features/user-admin/users-page.tsx";
